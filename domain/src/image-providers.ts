/** Who can draw what shoppers describe, by the name that the owner chooses (IMAGE_PROVIDER) and that a version keeps. */
export const IMAGE_PROVIDERS = ['artist', 'openai', 'openai-compatible', 'gemini'] as const;
export type ImageProvider = (typeof IMAGE_PROVIDERS)[number];
/** Those that draw elsewhere, over the network. */
export type HostedProvider = Exclude<ImageProvider, 'artist'>;
