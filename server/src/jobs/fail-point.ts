let armed: { name: string; passesLeft: number } | undefined;

/**
 * Names the place at which this process ends as a power cut would end it, and at which pass of it, the first unless told otherwise;
 * nothing takes the name back. Tests alone do so (config: FAIL_POINT).
 */
export function armFailPoint(name: string | undefined, pass = 1): void {
  armed = name === undefined ? undefined : { name, passesLeft: pass };
}

/**
 * A place between two steps that belong together, named `<noun>.<step>`: where a test named it, the process is killed here, without
 * a farewell. Otherwise nothing happens.
 */
export function failPoint(name: string): void {
  if (armed?.name !== name) return;
  armed.passesLeft -= 1;
  if (armed.passesLeft === 0) process.kill(process.pid, 'SIGKILL');
}
