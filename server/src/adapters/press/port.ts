import type { Color, PlacementId, TshirtType } from '../../../../domain/src/catalog.ts';

export type MockupRequest = {
  /** The artwork as PNG; nothing for a plain shirt. */
  artwork: Uint8Array | undefined;
  type: TshirtType;
  color: Color;
  placement: PlacementId;
  /** Width of the picture in pixels. */
  width: number;
};

/** Puts artwork on shirts as it will be printed. */
export type PressPort = {
  /** A WebP picture of the shirt, at true print size. */
  mockup: (request: MockupRequest) => Promise<Uint8Array>;
};
