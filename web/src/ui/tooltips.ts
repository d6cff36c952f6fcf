/** How long somebody has to point at something, or keep it focused, before its name appears (S1 §9). */
const DELAY_MS = 700;
const GAP_PX = 8;

const box = document.createElement('div');
let owner: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes the tooltip away, and gives its owner the title back for whoever reads without a mouse. */
function end(): void {
  clearTimeout(timer);
  if (box.isConnected) box.remove();
  if (owner && !owner.hasAttribute('title')) owner.setAttribute('title', box.textContent);
  owner = undefined;
}

/** Below its owner, within the window. */
function place(by: HTMLElement): void {
  const at = by.getBoundingClientRect();
  const left = at.left + at.width / 2 - box.offsetWidth / 2;
  const below = at.bottom + GAP_PX;
  const top = below + box.offsetHeight < innerHeight ? below : at.top - GAP_PX - box.offsetHeight;
  box.style.left = `${Math.max(GAP_PX, Math.min(left, innerWidth - box.offsetWidth - GAP_PX))}px`;
  box.style.top = `${top}px`;
}

function show(by: HTMLElement): void {
  // A press may have opened a dialog over it meanwhile.
  if (!by.isConnected || (document.querySelector('dialog:modal') && !by.closest('dialog'))) return;
  // It belongs to the part of the page that its owner is in; as a popover it stands above dialogs too.
  (by.closest('dialog, main, header, footer, aside') ?? document.body).append(box);
  box.showPopover();
  place(by);
}

function begin(target: EventTarget | null): void {
  const next = target instanceof Element ? target.closest<HTMLElement>('[title]') : null;
  if (!next || next === owner) return;
  end();
  owner = next;
  // The browser's own tooltip has a delay and a look of its own.
  box.textContent = next.title;
  next.removeAttribute('title');
  timer = setTimeout(() => show(next), DELAY_MS);
}

const leave = (event: Event): void => {
  const to = (event as MouseEvent).relatedTarget;
  if (owner && !(to instanceof Node && owner.contains(to))) end();
};

/** Shows titles in the shop's look after 700 ms, for mouse and keyboard. */
export function startTooltips(): void {
  box.popover = 'manual';
  box.role = 'tooltip';
  box.className =
    'pointer-events-none fixed m-0 max-w-form rounded-control bg-ink px-3 py-1 text-sm text-white shadow-sheet';
  document.addEventListener('mouseover', event => begin(event.target));
  document.addEventListener('mouseout', leave);
  // Only who tabs about asks what a thing is called: a dialog that opens puts the focus somewhere by itself.
  let isTabbing = false;
  document.addEventListener('keydown', ({ key }) => (isTabbing = key === 'Tab'));
  document.addEventListener('focusin', ({ target }) => {
    if (isTabbing) begin(target);
    isTabbing = false;
  });
  document.addEventListener('focusout', leave);
  document.addEventListener('pointerdown', end);
  document.addEventListener('keydown', event => event.key === 'Escape' && end());
}
