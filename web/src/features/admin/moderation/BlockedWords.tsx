import { type FormEvent, useState } from 'react';
import type { Answer } from '../../../../../contract/src/api.ts';
import { send } from '../../../api/client.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceField, Field, Input } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLanguage, useWords } from '../../../words.ts';
import type { PromptRule } from '../../../../../contract/src/admin.ts';
import { PROMPT_RULE_KINDS, type PromptRuleKind } from '../../../../../domain/src/prompt-rule-kinds.ts';
import { usePages } from '../../../api/use-pages.ts';
import { fullDate } from '../../../lib/format.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { AdminList } from '../AdminList.tsx';
import { useDo } from '../use-do.ts';

type Verdict = Answer<'admin.tryWords'>;

/** Says what would be said to a shopper; without a list of words the provider says why. */
function Result({ verdict }: { verdict: Verdict }) {
  const words = useWords('moderation');
  if (!verdict.isRefused) return <p className="font-semibold text-leaf">{words.wouldDraw}</p>;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold text-brick">{words.wouldRefuse}</p>
      <p>
        {verdict.words.length > 0
          ? words.because(verdict.words.map(word => `“${word}”`).join(', '))
          : (verdict.reason ?? '')}
        {verdict.kind && ` (${words.wordKinds[verdict.kind]})`}
      </p>
      {verdict.reworded && <p className="wrap-anywhere">{words.reworded(verdict.reworded)}</p>}
    </div>
  );
}

/** Would this be drawn, and which word stands in the way? */
function TryWords() {
  const words = useWords('moderation');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      setVerdict(await send('admin.tryWords', { body: { text: text.trim() } }));
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const type = (next: string) => {
    setText(next);
    setVerdict(undefined);
  };
  return (
    <form
      method="dialog"
      aria-label={words.tryTitle}
      onSubmit={event => void submit(event)}
      className="flex max-w-form flex-col gap-3 rounded-card border border-line bg-white p-4"
    >
      <Field label={words.tryLabel} hint={words.tryHint}>
        {props => (
          <Input
            {...props}
            maxLength={500}
            autoComplete="off"
            value={text}
            onChange={event => type(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        tone="secondary"
        busy={busy}
        className="self-start"
        disabledReason={text.trim() === '' ? words.tryMissing : undefined}
      >
        {words.try}
      </Button>
      <div role="status">{verdict && <Result verdict={verdict} />}</div>
    </form>
  );
}

function AddWord() {
  const words = useWords('moderation');
  const { act, busy } = useDo('admin.promptRules');
  const [phrase, setPhrase] = useState('');
  const [kind, setKind] = useState<PromptRuleKind>('blocked');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const work = () => send('admin.addPromptRule', { body: { phrase: phrase.trim(), kind } });
    if (await act(work, { done: () => words.added, failed: words.addFailed })) setPhrase('');
  };
  return (
    <form method="dialog" onSubmit={event => void submit(event)} className="flex flex-wrap items-end gap-4">
      <Field label={words.word}>
        {props => (
          <Input
            {...props}
            maxLength={60}
            autoComplete="off"
            value={phrase}
            onChange={event => setPhrase(event.target.value)}
          />
        )}
      </Field>
      <ChoiceField
        label={words.wordKind}
        value={kind}
        options={PROMPT_RULE_KINDS.map(one => [one, words.wordKinds[one]])}
        onChoose={setKind}
      />
      <Button type="submit" busy={busy} disabledReason={phrase.trim() === '' ? words.wordMissing : undefined}>
        {words.add}
      </Button>
    </form>
  );
}

function RemoveWord({ rule }: { rule: PromptRule }) {
  const words = useWords('moderation');
  const { act, busy } = useDo('admin.promptRules');
  const remove = () =>
    void act(() => send('admin.removePromptRule', { params: { id: rule.id } }), {
      ...{ done: () => words.removed, failed: words.failed },
    });
  return (
    <Button
      tone="secondary"
      busy={busy}
      onClick={remove}
      aria-label={words.removeOf(rule.phrase)}
      className="px-3! whitespace-nowrap"
    >
      {words.remove}
    </Button>
  );
}

/** The words that the shop does not draw: the list, adding, removing, and trying a sentence. */
export function BlockedWords() {
  const words = useWords('moderation');
  const language = useLanguage();
  const list = usePages('admin.promptRules', { limit: 50 });
  const { wordColumns: labels } = words;
  const columns: Column<PromptRule>[] = [
    {
      key: 'word',
      label: labels.word,
      cell: ({ phrase }) => <span className="font-medium wrap-anywhere">{phrase}</span>,
    },
    { key: 'kind', label: labels.kind, cell: ({ kind }) => words.wordKinds[kind] },
    { key: 'since', label: labels.since, cell: ({ createdAt }) => fullDate(createdAt, language) },
    { key: 'act', label: labels.act, cell: rule => <RemoveWord rule={rule} /> },
  ];
  return (
    <section aria-label={words.tabs.words} className="flex flex-col gap-6">
      <p className="max-w-text text-ink-2">{words.wordsLead}</p>
      <TryWords />
      <AddWord />
      <AdminList
        list={list}
        columns={columns}
        rowKey={rule => rule.id}
        texts={{
          caption: words.tabs.words,
          failed: words.wordsFailed,
          none: words.noWords,
          noneText: words.noWordsText,
        }}
      />
    </section>
  );
}
