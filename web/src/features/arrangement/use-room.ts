import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Size } from './view.ts';

/** The room that an element has, in whole CSS pixels. */
export function useRoom(): { ref: RefObject<HTMLDivElement | null>; room: Size } {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setRoom({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
