import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { prefixOf } from '../../../domain/src/languages.ts';
import { useConfig } from '../config.ts';
import { CreditsPill } from '../features/credits/CreditsPill.tsx';
import { useIsAdmin, useSignOut } from '../features/accounts/use-session.ts';
import { hasPage } from '../pages.ts';
import { paths } from '../paths.ts';
import { cartEntry } from '../stored/cart.ts';
import { useAuth, useStored } from '../stored/use-stored.ts';
import { Logo } from '../ui/art/Logo.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { CartIcon, CloseIcon, MenuIcon, PersonIcon, SignOutIcon } from '../ui/icons.tsx';
import { useLanguage, useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';

const LINK = 'target inline-flex items-center rounded-control px-2 font-medium text-ink-2 hover:text-madder';

/** Answers a form of one button on the page itself. */
const pressed = (act: () => void) => (event: FormEvent) => {
  event.preventDefault();
  act();
};

/** The links that exist, in S1's order. */
function useShopLinks() {
  const words = useWords('frame');
  const links = [
    { href: paths.home(), label: words.home },
    { href: paths.studio(), label: words.studio },
    { href: paths.community(), label: words.community },
    { href: paths.collections(), label: words.collections },
  ];
  return links.filter(link => hasPage(link.href));
}

/** A form as well: before the page is hydrated, a press opens the cart at its own address. */
function CartButton() {
  const words = useWords('frame');
  const { openCart } = useFrame();
  const language = useLanguage();
  const count = useStored(cartEntry)?.items.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
  return (
    <form action={prefixOf(language) + paths.cart()} onSubmit={pressed(openCart)} className="flex">
      <IconButton type="submit" label={words.cart(count)}>
        <CartIcon className="size-6" />
        {count > 0 && (
          <span className="numbers absolute top-0 right-0 min-w-icon rounded-chip bg-madder px-1 text-center text-sm font-semibold text-white">
            {count}
          </span>
        )}
      </IconButton>
    </form>
  );
}

/**
 * Login for a guest; profile, admin and Logout for who is signed in. `inMenu`: one below the other, with the menu's labels. Login is a form
 * as well: before the page is hydrated, a press leads to the page of all ways to sign in.
 */
function AccountLinks({ inMenu = false }: { inMenu?: boolean }) {
  const words = useWords('frame');
  const auth = useAuth();
  const isAdmin = useIsAdmin();
  const { signIn } = useFrame();
  const prefix = prefixOf(useLanguage());
  const [path] = useLocation();
  const signOut = useSignOut(words);
  if (!auth) {
    return (
      <form action={prefix + paths.signIn()} onSubmit={pressed(() => signIn())}>
        <input type="hidden" name="returnTo" value={prefix + path} />
        <Button type="submit" tone="secondary" className={inMenu ? 'w-full' : 'px-4'}>
          {words.login}
        </Button>
      </form>
    );
  }
  return (
    <>
      {isAdmin && hasPage(paths.admin()) && (
        <Link href={paths.admin()} className={LINK}>
          {inMenu ? words.adminPanel : words.admin}
        </Link>
      )}
      {inMenu && (
        <Link href={paths.profile({ tab: 'orders' })} className={LINK}>
          {words.orders}
        </Link>
      )}
      {hasPage(paths.profile()) && (
        <Link href={paths.profile()} className={`${LINK} max-w-column gap-2`}>
          <PersonIcon />
          <span className="truncate">{auth.user.displayName || words.profile}</span>
        </Link>
      )}
      {inMenu ? (
        <button type="button" onClick={signOut} className={`${LINK} gap-2`}>
          <SignOutIcon /> {words.logout}
        </button>
      ) : (
        <IconButton label={words.logout} onClick={signOut}>
          <SignOutIcon />
        </IconButton>
      )}
    </>
  );
}

/** The menu of small screens; closes on navigation (S1 §2), also to the page that is shown already. */
function Menu({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords('frame');
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <nav
      id={id}
      aria-label={words.mainMenu}
      onClick={closeOnLink}
      className="flex animate-rise flex-col gap-1 border-b border-line bg-cloth px-4 pb-4 lg:hidden"
    >
      {useShopLinks().map(({ href, label }) => (
        <Link key={href} href={href} className={LINK}>
          {label}
        </Link>
      ))}
      <hr className="my-1 border-line" />
      <CreditsPill inMenu />
      <AccountLinks inMenu />
    </nav>
  );
}

/** S1 §2: logo, links, credits, cart, and who is signed in. */
export function Header() {
  const words = useWords('frame');
  const { shopName, brand } = useConfig();
  const [path] = useLocation();
  // The menu belongs to the page it was opened on: it closes on navigation.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === path;
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpenAt(undefined);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    close();
    toggle.current?.focus();
  };
  const links = useShopLinks();
  return (
    <header onKeyDown={closeOnEscape} className="sticky top-0 z-40 border-b border-line bg-cloth low:static">
      <div className="mx-auto flex h-header max-w-page items-center gap-1 px-4 lg:gap-2">
        <Link
          href={paths.home()}
          aria-label={`${shopName}, ${words.home}`}
          className="target mr-auto inline-flex min-w-0 items-center lg:mr-6"
        >
          <Logo name={shopName} brand={brand} />
        </Link>
        <nav aria-label={words.mainMenu} className="mr-auto hidden shrink-0 gap-2 lg:flex">
          {links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={href === path ? 'page' : undefined}
              className={`${LINK} aria-[current=page]:text-madder`}
            >
              {label}
            </Link>
          ))}
        </nav>
        <CreditsPill />
        <CartButton />
        <div className="hidden items-center gap-1 lg:flex">
          <AccountLinks />
        </div>
        <IconButton
          ref={toggle}
          label={open ? words.closeMenu : words.openMenu}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpenAt(open ? undefined : path)}
          className="lg:hidden"
        >
          {open ? <CloseIcon className="size-6" /> : <MenuIcon className="size-6" />}
        </IconButton>
      </div>
      {open && <Menu id="menu" onClose={close} />}
    </header>
  );
}
