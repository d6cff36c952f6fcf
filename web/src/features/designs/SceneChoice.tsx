import { BUILDS, SKINS, type Build, type SceneKind } from '../../../../domain/src/preview-scenes.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';

export type Wish = { scene: SceneKind; build: Build; skin: number };
type Props = { scenes: readonly SceneKind[]; wish: Wish; onChange: (wish: Wish) => void };

/** Where the shirt is shown, and who wears it. */
export function SceneChoice({ scenes, wish, onChange }: Props) {
  const { realistic: words } = useWords('preview');
  const isWorn = wish.scene === 'worn' || wish.scene === 'street';
  return (
    <>
      <RadioCards
        legend={words.scene}
        shape="chips"
        value={wish.scene}
        onChange={scene => onChange({ ...wish, scene })}
        options={scenes.map(scene => ({ value: scene, label: words.scenes[scene] }))}
      />
      {isWorn && (
        <>
          <RadioCards
            legend={words.build}
            shape="chips"
            value={wish.build}
            onChange={build => onChange({ ...wish, build })}
            options={BUILDS.map(build => ({ value: build, label: words.builds[build] }))}
          />
          <RadioCards
            legend={words.skin}
            shape="chips"
            value={wish.skin}
            onChange={skin => onChange({ ...wish, skin })}
            options={SKINS.map((tone, skin) => ({
              value: skin,
              label: words.tone(skin + 1),
              mark: <span className="size-icon rounded-full border border-line" style={{ backgroundColor: tone }} />,
            }))}
          />
        </>
      )}
    </>
  );
}
