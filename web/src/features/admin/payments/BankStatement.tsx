import { useRef, useState } from 'react';
import type { Statement } from '../../../../../contract/src/admin-payments.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { ApiError } from '../../../api/client.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { sendFile } from '../../../api/send-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { useWords } from '../../../words.ts';
import { ClaimActs } from './ClaimActs.tsx';

/** The server says the same (domain/bank-statement); a file that is larger need not travel. */
const MOST_BYTES = 1_000_000;

/** Lines that fit a payment, each with its press. */
function Matches({ matches }: { matches: Statement['matches'] }) {
  const words = useWords('adminPayments');
  return (
    <DataTable
      caption={words.sheetReport}
      rows={matches}
      rowKey={({ line, claim }) => `${line} ${claim.paymentId}`}
      columns={[
        { key: 'line', label: words.line, cell: ({ line }) => line, numeric: true },
        {
          key: 'narration',
          label: words.narration,
          wide: true,
          cell: ({ date, narration }) => <span className="break-all">{`${date} ${narration}`}</span>,
        },
        { key: 'order', label: words.payment, cell: ({ claim }) => words.order(claim.orderNumber) },
        {
          key: 'amount',
          label: words.amount,
          cell: ({ credited, isSameAmount, claim }) => (
            <span className="flex flex-col">
              <span className="numbers">{formatRupees(credited)}</span>
              <span className={isSameAmount ? 'text-sm text-leaf' : 'text-sm text-brick'}>
                {isSameAmount ? words.sameAmount : words.otherAmount(formatRupees(claim.amount))}
              </span>
            </span>
          ),
        },
        { key: 'acts', label: words.decide, acts: true, wide: true, cell: ({ claim }) => <ClaimActs claim={claim} /> },
      ]}
    />
  );
}

/** Compares the payments that wait with a bank's sheet. Nothing is confirmed without a press. */
export function BankStatement() {
  const words = useWords('adminPayments');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [statement, setStatement] = useState<Statement>();
  const [problem, setProblem] = useState<string>();
  const read = async (sheet: File) => {
    setBusy(true);
    setStatement(undefined);
    setProblem(undefined);
    try {
      if (sheet.size > MOST_BYTES) throw new ApiError(413, { code: 'statement_too_large' });
      const { signal } = new AbortController();
      setStatement(
        await sendFile('admin.readStatement', { params: {}, file: sheet, onProgress: () => undefined, signal }),
      );
    } catch (error) {
      setProblem(errorText(error));
    }
    if (input.current) input.current.value = '';
    setFile(undefined);
    setBusy(false);
  };
  return (
    <section aria-labelledby="bank-statement" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="bank-statement" className="text-xl">
        {words.sheet}
      </h2>
      <p className="max-w-text text-ink-2">{words.sheetText}</p>
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
          onClick={() => file && void read(file)}
        >
          {words.sheetSend}
        </Button>
      </div>
      {statement && <p role="status">{words.sheetFound(statement.matches.length, statement.lines)}</p>}
      {statement && statement.matches.length > 0 && <Matches matches={statement.matches} />}
    </section>
  );
}
