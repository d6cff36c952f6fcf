import { lazy, useEffect, type ComponentType } from 'react';

/** A section of the server's HTML that has no script yet: when the visitor comes near, and what was pressed in it until it has. */
function watchSection(section: HTMLElement) {
  let pressed: Element | null = null;
  const notice = ({ target }: Event) => {
    if (target instanceof Element && section.contains(target)) pressed = target.closest('button');
  };
  // Before React, which holds back what is pressed where it has no script.
  window.addEventListener('click', notice, true);
  const near = new Promise<void>(done => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        done();
      },
      { rootMargin: '100%' },
    );
    observer.observe(section);
  });
  return {
    near,
    /** It is alive now: what was pressed is pressed again. */
    wake: () => {
      window.removeEventListener('click', notice, true);
      if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
    },
  };
}

/**
 * A section of a page below the first screen, with this id: it stands in the server's HTML, and its script is loaded when the
 * visitor comes within a screen of it; at once where the page was opened in the browser. Render it as a constant element inside
 * <Suspense> and without props: what renders it again before its script is there would take the server's HTML away. On the server
 * the section itself stands in its place (`import.meta.env.SSR`).
 */
export function later(id: string, load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => {
    const section = document.getElementById(id);
    const watch = section && watchSection(section);
    await watch?.near;
    const Section = await load();
    const Awake = () => {
      useEffect(() => watch?.wake(), []);
      return <Section />;
    };
    return { default: Awake };
  });
}
