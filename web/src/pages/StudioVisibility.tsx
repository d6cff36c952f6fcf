import { Link } from 'wouter';
import { useVisibility } from '../features/designs/DesignSwitch.tsx';
import { paths } from '../paths.ts';
import { QUIET_LINK } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words.ts';

/** Who sees the design in work: its maker alone, or everybody (S2 §4, Design visibility). */
export function StudioVisibility({ designId }: { designId: string }) {
  const { visibility: words } = useWords('studio');
  const { design, isBusy, setPublic } = useVisibility(designId);
  if (!design) return null;
  return (
    <section aria-label={words.title} className="flex flex-col items-start rounded-card border border-line p-4">
      <Switch
        isOn={design.isPublic}
        onChange={setPublic}
        label={words.title}
        note={design.isPublic ? words.public : words.private}
        busy={isBusy}
      />
      {design.isPublic && (
        <Link href={paths.design(design)} className={QUIET_LINK}>
          {words.see}
        </Link>
      )}
    </section>
  );
}
