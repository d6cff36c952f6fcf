/** Names of stored files: a content hash and an ending. Nothing else is ever made into a path or an address. */
export const FILE_NAME = /^[0-9a-f]{64}\.(png|webp|svg|pdf|jpg)$/;
export const HASH = /^[0-9a-f]{64}$/;
export const DERIVED_NAME = /^[a-z0-9-]{1,80}\.(avif|webp|jpg)$/;
