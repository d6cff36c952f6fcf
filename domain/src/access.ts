/** Who may call a route: everybody, the signed-in, or staff of a rank (rulings, Sign-in). */
export const ACCESS_LEVELS = ['public', 'shopper', 'printer', 'staff', 'owner'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** The role of an account. */
export type Role = Exclude<Access, 'public'>;

const MAY: Record<Role, readonly Access[]> = {
  shopper: ['public', 'shopper'],
  printer: ['public', 'shopper', 'printer'],
  staff: ['public', 'shopper', 'printer', 'staff'],
  owner: ['public', 'shopper', 'printer', 'staff', 'owner'],
};

/** True where a person of this role (nothing: a guest) may pass. */
export const mayPass = (role: Role | undefined, access: Access): boolean =>
  role === undefined ? access === 'public' : MAY[role].includes(access);

/** `isAdmin` of the API is true for owner and staff (rulings, Admin). */
export const isAdmin = (role: Role | undefined): boolean => role === 'owner' || role === 'staff';
