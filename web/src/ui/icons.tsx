import type { ReactNode } from 'react';

type Props = {
  /** Read out; without it the icon is decoration beside a text. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Line icon on a grid of 24, in the colour of its text. */
function Icon({ label, className = 'size-icon', children }: Props) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} {...named}>
      {children}
    </svg>
  );
}

type IconProps = Omit<Props, 'children'>;
/** An icon of these lines. */
export const icon = (...paths: string[]) =>
  function NamedIcon(props: IconProps) {
    return (
      <Icon {...props}>
        {paths.map(path => (
          <path key={path} d={path} />
        ))}
      </Icon>
    );
  };

export const CartIcon = icon('M5 8h14l-1 12H6z', 'M9 11V7a3 3 0 0 1 6 0v4');
export const MenuIcon = icon('M4 7h16', 'M4 12h16', 'M4 17h16');
export const CloseIcon = icon('M6 6l12 12', 'M18 6L6 18');
export const PersonIcon = icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z', 'M4 21c1-5 4-7 8-7s7 2 8 7');
export const CoinIcon = icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  'M12 7.500l1.300 3.200 3.200 1.300-3.200 1.300-1.300 3.200-1.300-3.200-3.200-1.300 3.200-1.300z',
);
export const HeartIcon = icon(
  'M12 20S4 15 4 9.500A4.300 4.300 0 0 1 12 7.200 4.300 4.300 0 0 1 20 9.500C20 15 12 20 12 20z',
);
export const CheckIcon = icon('M5 12.500l4.500 4.500L19 7.500');
export const AlertIcon = icon('M12 4L2.800 20h18.400z', 'M12 10v4', 'M12 17v.1');
export const ClockIcon = icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'M12 7v5l3.500 2');
export const ArrowIcon = icon('M5 12h14', 'M13 6l6 6-6 6');
export const ChevronIcon = icon('M6 9l6 6 6-6');
export const PlusIcon = icon('M12 5v14', 'M5 12h14');
export const MinusIcon = icon('M5 12h14');
export const TrashIcon = icon('M5 7h14', 'M10 7V4h4v3', 'M7 7l1 13h8l1-13', 'M10.500 11v5', 'M13.500 11v5');
export const TruckIcon = icon(
  'M3 6h11v10H3z',
  'M14 10h4l3 3v3h-7z',
  'M7 19a1.800 1.800 0 1 0 0-3.600A1.800 1.800 0 0 0 7 19z',
  'M17 19a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600z',
);
export const BrushIcon = icon('M20 4l-9 9', 'M11 13c-3-1-5 1-5 3s-1 3-3 3c3 2 8 1 9-3 0-1 0-2-1-3z');
export const ShirtIcon = icon('M8 4L3 7l2 5 2-1v9h10v-9l2 1 2-5-5-3a4 4 0 0 1-8 0z');
export const SignInIcon = icon('M14 4h5v16h-5', 'M4 12h10', 'M10 8l4 4-4 4');
export const SignOutIcon = icon('M10 4H5v16h5', 'M10 12h10', 'M16 8l4 4-4 4');
export const ShareIcon = icon('M12 15V4', 'M8 8l4-4 4 4', 'M5 13v7h14v-7');
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14z', 'M16 16l5 5');
export const MoveIcon = icon('M12 3v18', 'M3 12h18', 'M9 6l3-3 3 3', 'M9 18l3 3 3-3', 'M6 9l-3 3 3 3', 'M18 9l3 3-3 3');
export const BackIcon = icon('M19 12H5', 'M11 6l-6 6 6 6');
