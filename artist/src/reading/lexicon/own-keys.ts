/** A table by words that people type: 'constructor' is none of its keys. */
export const ownKeys = <T>(rows: Record<string, T>): Readonly<Record<string, T>> => Object.assign(Object.create(null) as Record<string, T>, rows); // prettier-ignore
