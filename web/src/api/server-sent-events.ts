/** Splits server-sent events into the data of each; feed it the text as it comes, in any pieces. Comments and names are left out. */
export function eventReader(onData: (data: string) => void): (piece: string) => void {
  let rest = '';
  const take = (event: string) => {
    const data = event
      .split('\n')
      .filter(line => line.startsWith('data:'))
      .map(line => line.slice(5).replace(/^ /, ''));
    if (data.length > 0) onData(data.join('\n'));
  };
  return piece => {
    const events = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = events.pop()!;
    events.forEach(take);
  };
}
