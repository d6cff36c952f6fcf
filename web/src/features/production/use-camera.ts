import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** What newer browsers of phones have (Shape Detection); its types are in no library yet. */
type Detector = { detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (o: { formats: string[] }) => Detector;

const FORMATS = ['qr_code', 'code_128'];
const LOOK_EVERY_MS = 300;
/** The ticket that is still before the camera is not read again so soon. */
const SAME_MS = 4_000;

const detectorClass = (): DetectorClass | undefined =>
  typeof window === 'undefined' ? undefined : (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

export type Camera = {
  /** The browser reads codes from pictures. */
  canRead: boolean;
  isOn: boolean;
  video: RefObject<HTMLVideoElement | null>;
  start: () => Promise<void>;
  stop: () => void;
};

/** Reads codes by the camera on the back of a phone. `start` rejects where it may not or cannot be opened. */
export function useCamera(onCode: (code: string) => void): Camera {
  const [isOn, setOn] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });
  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    setOn(false);
  }, []);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    const Detects = detectorClass();
    if (!isOn || !Detects || !video.current || !stream.current) return undefined;
    const [screen, detector] = [video.current, new Detects({ formats: FORMATS })];
    let last = { code: '', at: 0 };
    screen.srcObject = stream.current;
    void screen.play().catch(() => undefined);
    const look = async () => {
      const [found] = await detector.detect(screen).catch(() => []);
      const now = performance.now();
      if (!found || (found.rawValue === last.code && now - last.at < SAME_MS)) return;
      last = { code: found.rawValue, at: now };
      tell.current(found.rawValue);
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  const start = async () => {
    stream.current = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    setOn(true);
  };
  return { canRead: detectorClass() !== undefined, isOn, video, start, stop };
}
