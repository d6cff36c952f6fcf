import { lazy, Suspense, useState } from 'react';
import type { AdminUser } from '../../../../../contract/src/admin-users.ts';
import { type Role, ROLES } from '../../../../../domain/src/access.ts';
import { usePages } from '../../../api/use-pages.ts';
import { fullDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceField } from '../../../ui/Field.tsx';
import type { Brief, Column } from '../../../ui/DataTable.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { AdminList } from '../AdminList.tsx';
import { useFilter } from '../use-filter.ts';

const UserDialog = lazy(async () => ({ default: (await import('./UserDialog.tsx')).UserDialog }));

function useColumns(open: (user: AdminUser) => void): Column<AdminUser>[] {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const { userColumns: labels } = words;
  const nameOf = ({ firstName, lastName }: AdminUser) => `${firstName} ${lastName}`.trim() || words.noName;
  return [
    { key: 'name', label: labels.name, cell: user => <span className="font-medium">{nameOf(user)}</span> },
    { key: 'email', label: labels.email, cell: ({ email }) => <span className="break-all">{email}</span> },
    { key: 'credits', label: labels.credits, numeric: true, cell: ({ credits }) => credits },
    {
      key: 'role',
      label: labels.role,
      cell: ({ role, disabledAt }) => (
        <span className="flex flex-wrap gap-1 max-lg:justify-end">
          <Badge tone={role === 'shopper' ? 'quiet' : 'offer'}>{words.roles[role]}</Badge>
          {disabledAt && <Badge tone="bad">{words.off}</Badge>}
        </span>
      ),
    },
    {
      key: 'since',
      label: labels.since,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{fullDate(createdAt, language)}</span>,
    },
    {
      key: 'act',
      label: labels.act,
      cell: user => (
        <Button tone="secondary" onClick={() => open(user)} aria-label={words.openUser(nameOf(user))} className="px-3!">
          {words.open}
        </Button>
      ),
    },
  ];
}

function useBrief(): Brief<AdminUser> {
  const words = useWords('adminBoard');
  return ({ firstName, lastName, email, role, disabledAt, credits }) => [
    [`${firstName} ${lastName}`.trim() || words.noName, credits],
    [
      email,
      <Badge key="role" tone={disabledAt ? 'bad' : role === 'shopper' ? 'quiet' : 'offer'}>
        {disabledAt ? words.off : words.roles[role]}
      </Badge>,
    ],
  ];
}

/** Users (S2 §2): the accounts with search, their credits, and what may be done about them. */
export function AdminUsers({ role }: { role: Role | undefined }) {
  const words = useWords('adminBoard');
  const { filter, set } = useFilter('users', ['search', 'role']);
  const asked = ROLES.find(one => one === filter.role);
  const list = usePages('admin.users', { limit: 25, search: filter.search, role: asked }, { keep: true });
  const [openId, setOpenId] = useState<string>();
  const columns = useColumns(user => setOpenId(user.id));
  const brief = useBrief();
  const open = list.items?.find(user => user.id === openId);
  return (
    <section aria-label={words.tabs.users} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <SearchBox
          search={filter.search}
          action=""
          others={{ tab: 'users', role: asked }}
          onFind={(search, o) => set({ search }, o)}
          labels={{ searchLabel: words.usersLabel, searchPlaceholder: words.usersPlaceholder, search: words.search }}
        />
        <ChoiceField
          label={words.role}
          value={asked ?? ''}
          options={[['', words.anyRole], ...ROLES.map(one => [one, words.roles[one]] as const)]}
          onChoose={chosen => set({ role: chosen })}
        />
      </div>
      <AdminList
        list={list}
        columns={columns}
        rowKey={user => user.id}
        brief={brief}
        texts={{
          caption: words.tabs.users,
          failed: words.usersFailed,
          none: words.noUsers,
          noneText: words.noUsersText,
        }}
      />
      {open && (
        <Suspense>
          <UserDialog user={open} role={role} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
