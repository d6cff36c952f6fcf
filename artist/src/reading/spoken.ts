import type { Scene } from './scene.ts';

/** A scene as short sentences, for tests and for eyes: '3! cat', 'cat on wall', 'main "Goa"'. `!` is a count that was said. */
export function spoken(scene: Scene): string[] {
  const nouns = new Map([...scene.things.map(({ id, noun }) => [id, noun] as const), ...scene.setting.map(({ id, what }) => [id, what] as const)]); // prettier-ignore
  const named = (ids: readonly string[]) => ids.map(id => nouns.get(id)).join(' and ');
  return [
    ...scene.things.map(thingSpoken),
    ...scene.actions.map(({ by, verb, object, tool, isMutual }) => [named(by), verb, object && nouns.get(object), tool && `with ${nouns.get(tool)}`, isMutual && 'each other'].filter(Boolean).join(' ')), // prettier-ignore
    ...scene.relations.map(({ kind, from, to, isMutual }) => `${named(from)} ${kind} ${isMutual ? 'each other' : nouns.get(to)}`), // prettier-ignore
    ...scene.setting.map(({ kind, what }) => `${kind} ${what}`),
    ...scene.lettering.map(({ role, text }) => `${role} "${text}"`),
    ...(scene.palette ? [`palette ${[scene.palette.isOnly ? 'only' : '', scene.palette.tone, scene.palette.colours.join(', ')].filter(Boolean).join(' ')}`] : []), // prettier-ignore
    ...scene.styles.map(style => `style ${style}`),
    ...scene.formats.map(format => `format ${format}`),
    ...scene.occasions.map(occasion => `occasion ${occasion}`),
    ...scene.without.map(({ noun }) => `without ${noun}`),
    ...(scene.isWordless ? ['wordless'] : []),
    ...scene.unread.map(({ words }) => `unread ${words}`),
  ];
}

function thingSpoken(thing: Scene['things'][number]): string {
  const { count, isCounted, age, size, mood, colours, looks, noun, breed, container, roles, name, parts, actsHuman } = thing; // prettier-ignore
  const inner = parts.map(part => [part.count, ...(part.colours ?? []), ...(part.looks ?? []), part.noun].filter(Boolean).join(' ')); // prettier-ignore
  return [
    `${count}${isCounted ? '!' : ''}`,
    ...(age && !/^(girl|boy|child|baby|grand)/.test(noun) ? [age] : []),
    ...[size, mood, colours.join(' '), looks.join(' ')].filter(Boolean),
    noun,
    ...(breed ? [`[${breed}]`] : []),
    ...(container ? [`in ${container}`] : []),
    ...(roles.length ? [`as ${roles.join(', ')}`] : []),
    ...(name ? [`"${name}"`] : []),
    ...(inner.length ? [`{${inner.join(', ')}}`] : []),
    ...(actsHuman ? ['(as a person)'] : []),
  ].join(' ');
}
