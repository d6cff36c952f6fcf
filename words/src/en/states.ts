/** The states and union territories, which are stored and invoiced by these names (domain/states). */
export const words = {
  state: (name: string): string => name,
};
