import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Piece } from '../../../../contract/src/production.ts';
import { readPieceCode } from '../../../../domain/src/production.ts';
import { cleanCode } from '../../../../domain/src/typed-text.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Segments } from '../../ui/Tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { useWords } from '../../words.ts';
import { PieceCard } from './PieceCard.tsx';
import { useMovePiece } from './PieceActs.tsx';

/** What newer browsers of phones have (Shape Detection); its types are in no library yet. */
type Detector = { detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (o: { formats: string[] }) => Detector;

const FORMATS = ['qr_code', 'code_128'];
const LOOK_EVERY_MS = 300;
/** The ticket that is still before the camera is not read again so soon. */
const SAME_MS = 4_000;

const detectorClass = (): DetectorClass | undefined =>
  typeof window === 'undefined' ? undefined : (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

type Camera = {
  /** The browser reads codes from pictures. */
  canRead: boolean;
  isOn: boolean;
  video: RefObject<HTMLVideoElement | null>;
  start: () => Promise<void>;
  stop: () => void;
};

/** Reads codes by the camera on the back of a phone. `start` rejects where it may not or cannot be opened. */
function useCamera(onCode: (code: string) => void): Camera {
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

const ACTS = ['show', 'approve', 'print', 'pack'] as const;
type ScanAct = (typeof ACTS)[number];

/** What this station does with what it scans: it stands in the address, so that a reload keeps it. */
function useScanAct(): [ScanAct, (act: ScanAct) => void] {
  const asked = new URLSearchParams(useSearch()).get('act');
  const [, navigate] = useLocation();
  const act = ACTS.find(one => one === asked) ?? 'show';
  return [act, one => navigate(paths.productionScan(one === 'show' ? {} : { act: one }), { replace: true })];
}

/** Finds the piece of a code, and takes its next step where the station says so. */
function useScan(act: ScanAct) {
  const words = useWords('production');
  const errorText = useErrorText();
  const { move } = useMovePiece();
  const [piece, setPiece] = useState<Piece>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const scan = async (text: string): Promise<void> => {
    if (busy) return;
    setProblem(undefined);
    if (!readPieceCode(text)) return setProblem(words.scanUnknown);
    setBusy(true);
    try {
      const found = await send('production.piece', { params: { id: cleanCode(text) } });
      setPiece(found);
      if (act === 'show') return;
      if (found.acts.includes(act)) {
        const outcome = await move(found, act);
        if (outcome && 'piece' in outcome) setPiece(outcome.piece);
        // Its card says what, and approves it by itself.
        else if (outcome) setProblem(words.leftToLook(1));
      } else toast({ title: words.notMoved, description: words.nowIs(words.states[found.state]), tone: 'bad' });
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'not_found';
      setProblem(isUnknown ? words.scanUnknown : errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { piece, setPiece, problem, busy, scan };
}

/** Where the browser reads codes by itself: the camera of a phone. */
function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const words = useWords('production');
  const { canRead, isOn, video, start, stop } = useCamera(onCode);
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || !canRead) return null;
  const begin = () => start().catch(() => toast({ title: words.cameraFailed, tone: 'bad' }));
  return (
    <div className="flex flex-col gap-3">
      <Button tone="secondary" onClick={() => (isOn ? stop() : void begin())} className="self-start">
        {isOn ? words.cameraOff : words.camera}
      </Button>
      {isOn && (
        <video
          ref={video}
          aria-label={words.cameraLabel}
          muted
          playsInline
          className="aspect-square w-full max-w-form rounded-card bg-ink object-cover"
        />
      )}
    </div>
  );
}

/** Scanners type the code of a ticket and press Enter; what they scanned is shown, and moved on where the station says so. */
export function ScanDesk({ isStaff }: { isStaff: boolean }) {
  const words = useWords('production');
  const [act, setAct] = useScanAct();
  const { piece, setPiece, problem, busy, scan } = useScan(act);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void scan(text);
    setText('');
    field.current?.focus();
  };
  return (
    <section aria-label={words.tabs.scan} className="grid gap-6 md:grid-cols-2">
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <p className="font-medium">{words.scanAct}</p>
          <div className="self-start max-sm:w-full">
            <Segments
              label={words.scanAct}
              options={ACTS.map(value => ({ value, label: words.scanActs[value] }))}
              value={act}
              onChange={setAct}
            />
          </div>
        </div>
        <form method="dialog" onSubmit={submit} className="flex flex-col gap-3">
          <Field label={words.scanLabel} hint={words.scanHint} error={problem}>
            {props => (
              <Input
                {...props}
                ref={field}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                value={text}
                onChange={event => setText(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" tone="secondary" busy={busy} className="self-start">
            {words.scanGo}
          </Button>
        </form>
        <CameraScan onCode={code => void scan(code)} />
      </div>
      <div aria-live="polite">
        {piece ? (
          <PieceCard key={piece.id} piece={piece} isStaff={isStaff} isMain onMoved={setPiece} />
        ) : (
          <p className="rounded-card border-2 border-dashed border-line p-8 text-center text-ink-2">
            {words.scanFirst}
          </p>
        )}
      </div>
    </section>
  );
}
