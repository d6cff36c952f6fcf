/** Who may call a route: everybody, the signed-in, or staff of a rank (rulings, Sign-in). */
export const ACCESS_LEVELS = ['public', 'shopper', 'printer', 'staff', 'owner'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** The role of an account. */
export const ROLES = ['shopper', 'printer', 'staff', 'owner'] as const satisfies readonly Access[];
export type Role = (typeof ROLES)[number];

const MAY: Record<Role, readonly Access[]> = {
  shopper: ['public', 'shopper'],
  printer: ['public', 'shopper', 'printer'],
  staff: ['public', 'shopper', 'printer', 'staff'],
  owner: ['public', 'shopper', 'printer', 'staff', 'owner'],
};

/** What people of the shop do, and the rank that it takes: each call of the admin names its duty (rulings, Admin). */
export const DUTIES = {
  production: 'printer',
  orders: 'staff',
  figures: 'staff',
  coupons: 'staff',
  catalog: 'staff',
  customers: 'staff',
  credits: 'staff',
  money: 'owner',
  moderation: 'staff',
  tickets: 'staff',
  roles: 'owner',
  books: 'owner',
  settings: 'owner',
  log: 'owner',
} as const satisfies Record<string, Access>;
export type Duty = keyof typeof DUTIES;

/** True where a person of this role (nothing: a guest) may pass. */
export const mayPass = (role: Role | undefined, access: Access): boolean =>
  role === undefined ? access === 'public' : MAY[role].includes(access);

/** True where a role may do this. */
export const mayDo = (role: Role | undefined, duty: Duty): boolean => mayPass(role, DUTIES[duty]);

/** Who may switch an account off and on: a shopper's whoever looks after customers, anybody else's an owner. */
export const maySwitchOff = (actor: Role, role: Role): boolean =>
  mayDo(actor, role === 'shopper' ? 'customers' : 'roles');

/** `isAdmin` of the API is true for owner and staff (rulings, Admin). */
export const isAdmin = (role: Role | undefined): boolean => role === 'owner' || role === 'staff';
