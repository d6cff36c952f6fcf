import { useRef, useState } from 'react';
import type { SheetLine } from '../../../../contract/src/production.ts';
import { TRACKING_SHEET } from '../../../../domain/src/production.ts';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { sendFile } from '../../api/send-file.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** What became of each line: what was wrong first. */
function SheetReport({ lines }: { lines: readonly SheetLine[] }) {
  const words = useWords('production');
  const errorText = useErrorText();
  const textOf = ({ result, problem }: SheetLine): string => {
    if (problem === null) return words.sheetResults[result];
    const known = words.sheetProblems[problem] ?? errorText(new ApiError(409, { code: problem as never }));
    return `${words.sheetResults[result]}: ${known}`;
  };
  const rows = lines.toSorted((a, b) => Number(a.result !== 'left') - Number(b.result !== 'left') || a.line - b.line);
  return (
    <DataTable
      caption={words.sheetReport}
      rows={rows}
      rowKey={row => String(row.line)}
      columns={[
        { key: 'line', label: words.sheetLine, cell: row => row.line, numeric: true },
        { key: 'order', label: words.sheetOrder, cell: row => <span className="break-all">{row.order}</span> },
        {
          key: 'result',
          label: words.sheetResult,
          cell: row => <span className={row.result === 'left' ? 'text-brick' : undefined}>{textOf(row)}</span>,
        },
      ]}
    />
  );
}

/** Sends many parcels by a sheet of tracking numbers, and says of each line what became of it. */
export function TrackingSheet() {
  const words = useWords('production');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<SheetLine[]>();
  const [problem, setProblem] = useState<string>();
  const send = async (sheet: File) => {
    setBusy(true);
    setReport(undefined);
    setProblem(undefined);
    try {
      if (sheet.size > TRACKING_SHEET.bytes) throw new ApiError(413, { code: 'tracking_sheet_too_large' });
      const signal = new AbortController().signal;
      const lines = await sendFile('production.trackParcels', {
        params: {},
        file: sheet,
        onProgress: () => undefined,
        signal,
      });
      setReport(lines);
      toast({ title: words.sheetDone(lines.filter(one => one.result === 'sent').length, lines.length) });
    } catch (error) {
      setProblem(errorText(error));
    }
    if (input.current) input.current.value = '';
    setFile(undefined);
    await invalidate('production.parcels');
    setBusy(false);
  };
  return (
    <section aria-labelledby="tracking-sheet" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="tracking-sheet" className="text-xl">
        {words.sheet}
      </h2>
      <div className="flex flex-col gap-3 md:flex-row md:items-end">
        <Field label={words.sheetFile} hint={words.sheetHint} error={problem}>
          {props => (
            <Input
              {...props}
              ref={input}
              type="file"
              accept=".csv,text/csv"
              onChange={event => setFile(event.target.files?.[0])}
            />
          )}
        </Field>
        <Button
          tone="secondary"
          busy={busy}
          disabledReason={file ? undefined : words.sheetMissing}
          onClick={() => file && void send(file)}
        >
          {words.sheetSend}
        </Button>
      </div>
      {report && <SheetReport lines={report} />}
    </section>
  );
}
