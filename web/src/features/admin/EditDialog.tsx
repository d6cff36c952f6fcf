import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words.ts';

type Props = {
  title: string;
  shape?: 'dialog' | 'drawer';
  /** What its one button says; without it 'Save'. */
  saveText?: string;
  busy: boolean;
  /** Answers whether it is saved: then the dialog closes. What is wrong is told at its field. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
};

/** A form over the page with one button below it. */
export function EditDialog({ title, shape = 'dialog', saveText, busy, onSave, onClose, children }: Props) {
  const { catalogue: words } = useWords('adminBoard');
  const formId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSave()) onClose();
  };
  return (
    <Dialog
      title={title}
      shape={shape}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} busy={busy} className="w-full">
          {busy ? words.saving : (saveText ?? words.save)}
        </Button>
      }
    >
      <form
        method="dialog"
        id={formId}
        noValidate
        onSubmit={event => void submit(event)}
        className="flex flex-col gap-4"
      >
        {children}
      </form>
    </Dialog>
  );
}
