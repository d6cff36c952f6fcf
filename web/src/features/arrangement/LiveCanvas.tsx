import { useLayoutEffect, useRef } from 'react';
import type { Lettering } from '../../../../contract/src/arrangement.ts';
import type { GarmentMaps } from '../../../../artist/src/garment/shade.ts';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import { LivePrint } from './live-print.ts';
import type { Shirt, Size, View } from './view.ts';

type Props = {
  shirt: Shirt;
  maps: GarmentMaps;
  artwork: ImageData;
  arrangement: Arrangement;
  letterings: readonly (Lettering | undefined)[];
  view: View;
  room: Size;
  /** Something is in the hand: drawn coarsely, in time. */
  isDraft: boolean;
  alt: string;
};

/** The part of the shirt that the stage shows, with its print, drawn before the browser paints. */
export function LiveCanvas(props: Props) {
  const { maps, artwork, arrangement, letterings, view, room, isDraft, alt } = props;
  const { type, color, placement } = props.shirt;
  const canvas = useRef<HTMLCanvasElement>(null);
  const print = useRef<LivePrint>(undefined);
  useLayoutEffect(() => {
    print.current ??= new LivePrint(canvas.current!);
    const shirt = { type, color, placement };
    print.current.draw({ shirt, maps, artwork, arrangement, letterings }, view, room, isDraft);
  }, [type, color, placement, maps, artwork, arrangement, letterings, view, room, isDraft]);
  return <canvas ref={canvas} role="img" aria-label={alt} className="pointer-events-none absolute inset-0 size-full" />;
}
