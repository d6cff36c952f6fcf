import { useLayoutEffect, useRef } from 'react';
import type { Lettering } from '../../../../contract/src/arrangement.ts';
import type { GarmentMaps } from '../../../../artist/src/garment/shade.ts';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import type { StagePicture } from './stage-picture.ts';
import type { Shirt, Size, View } from './view.ts';

type Props = {
  picture: StagePicture;
  shirt: Shirt;
  maps: GarmentMaps;
  artwork: ImageData;
  arrangement: Arrangement;
  letterings: readonly (Lettering | undefined)[];
  view: View;
  room: Size;
  alt: string;
};

/** The part of the shirt that the stage shows, with its print, drawn before the browser paints. */
export function LiveCanvas({ picture, maps, artwork, arrangement, letterings, view, room, alt, shirt }: Props) {
  const { type, color, placement } = shirt;
  const canvas = useRef<HTMLCanvasElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    picture.mount(canvas.current!, layers.current!);
    return () => picture.stop();
  }, [picture]);
  useLayoutEffect(() => {
    picture.draw({ shirt: { type, color, placement }, maps, artwork, arrangement, letterings }, view, room);
  }, [picture, type, color, placement, maps, artwork, arrangement, letterings, view, room]);
  return (
    <>
      <div ref={layers} aria-hidden="true" hidden className="pointer-events-none absolute inset-0 isolate" />
      <canvas ref={canvas} role="img" aria-label={alt} className="pointer-events-none absolute inset-0 size-full" />
    </>
  );
}
