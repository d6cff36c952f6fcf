/** Who signs people in, as other texts name it. */
export const words = { provider: (name: string) => name };
