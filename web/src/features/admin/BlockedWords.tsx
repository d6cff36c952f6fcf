import { useState, type FormEvent } from 'react';
import type { PromptRule } from '../../../../contract/src/admin.ts';
import { PROMPT_RULE_KINDS, type PromptRuleKind } from '../../../../domain/src/prompt-rule-kinds.ts';
import { send } from '../../api/client.ts';
import { usePages } from '../../api/use-pages.ts';
import { fullDate } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Input } from '../../ui/controls.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { Field } from '../../ui/Field.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { AdminList } from './AdminList.tsx';
import { TryWords } from './TryWords.tsx';
import { useDo } from './use-do.ts';

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
