import type { ReactNode } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import { ConsentSwitches } from './ConsentSwitches.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { NameForm } from './NameForm.tsx';
import { useWords } from '../../words.ts';

type Props = {
  user: User | undefined;
  /** The account is gone: this browser forgets it. */
  onDeleted: () => void;
};

/** A part of the tab, with a heading of its own. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 md:p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The profile's tab about one's own data: correct, agree, download, delete (rulings, Law). */
export function MyData({ user, onDeleted }: Props) {
  const words = useWords('myData');
  if (!user) return <p aria-busy="true">{words.consents.loading}</p>;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Part id="my-name" title={words.name.title}>
        <NameForm key={user.uid} user={user} />
      </Part>
      <Part id="my-consents" title={words.consents.title}>
        <ConsentSwitches />
      </Part>
      <Part id="my-download" title={words.download.title}>
        <DownloadData />
      </Part>
      <Part id="my-deletion" title={words.remove.title}>
        <DeleteAccount email={user.email} onDeleted={onDeleted} />
      </Part>
    </div>
  );
}
