import { AdminModeration } from '../features/admin/moderation/AdminModeration.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { AdminPage } from './AdminPage.tsx';

/** /admin/moderation: reported designs, all designs, and the words that the shop does not draw. */
export default function AdminModerationPage() {
  const { title } = useWords('moderation');
  const { title: panel } = useWords('admin');
  return (
    <AdminPage desk="moderation" title={title} back={{ href: paths.admin(), label: panel }}>
      <AdminModeration />
    </AdminPage>
  );
}
