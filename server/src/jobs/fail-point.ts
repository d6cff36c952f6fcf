let armed: string | undefined;

/** Names the place at which this process ends as a power cut would end it; nothing takes the name back. Tests alone do so (config: FAIL_POINT). */
export function armFailPoint(name: string | undefined): void {
  armed = name;
}

/**
 * A place between two steps that belong together, named `<noun>.<step>`: where a test named it, the process is killed here, without
 * a farewell. Otherwise nothing happens.
 */
export function failPoint(name: string): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}
