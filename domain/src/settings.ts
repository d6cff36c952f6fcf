import { PAY_METHODS } from './pay-methods.ts';
import { IMAGE_FALLBACKS } from './image-budget.ts';
import { IMAGE_PROVIDERS } from './image-providers.ts';

/**
 * What the owner can set in the browser. Each has the name under which the environment says the same (docs/operations.md); what the
 * environment says stands above it. How a value must look is checked where both are joined (server/src/config).
 */
export const SETTING_GROUPS = [
  'shop',
  'seller',
  'payments',
  'signIn',
  'mail',
  'pictures',
  'visits',
  'delivery',
  'announcement',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** Groups that can be tried: their companies are asked, as the doctor does. */
export const TESTED_GROUPS = [
  'shop',
  'payments',
  'signIn',
  'mail',
  'pictures',
  'visits',
] as const satisfies SettingGroup[];
export const isTested = (group: SettingGroup): boolean => (TESTED_GROUPS as readonly SettingGroup[]).includes(group);

/** How a value is typed: `secret` is sealed in the database and never shown again; a `picture` is uploaded by a call of its own. */
export type SettingKind =
  | 'line'
  | 'lines'
  | 'email'
  | 'phone'
  | 'address'
  | 'secret'
  | 'number'
  | 'choice'
  /** Several of `options`, by commas, the first before the others. */
  | 'ordered'
  | 'colour'
  | 'picture'
  | 'date';
export type SettingRule = {
  group: SettingGroup;
  kind: SettingKind;
  /** The longest value, in characters. */
  most: number;
  /** What a choice can be. */
  options?: readonly string[];
  /** A name of the environment alone that says this setting and its neighbours at once: where it is set, this one is locked. */
  under?: string;
};

export const SETTINGS = {
  SHOP_NAME: { group: 'shop', kind: 'line', most: 40 },
  PUBLIC_URL: { group: 'shop', kind: 'address', most: 200 },
  SHOP_ACCENT: { group: 'shop', kind: 'colour', most: 7 },
  SHOP_LOGO: { group: 'shop', kind: 'picture', most: 100 },
  SHOP_OPEN: { group: 'shop', kind: 'choice', most: 3, options: ['on', 'off'] },
  OPERATOR_NAME: { group: 'seller', kind: 'line', most: 120 },
  OPERATOR_ADDRESS: { group: 'seller', kind: 'lines', most: 300 },
  OPERATOR_EMAIL: { group: 'seller', kind: 'email', most: 120 },
  OPERATOR_PHONE: { group: 'seller', kind: 'phone', most: 30 },
  OPERATOR_GRIEVANCE_OFFICER: { group: 'seller', kind: 'line', most: 120 },
  OPERATOR_GSTIN: { group: 'seller', kind: 'line', most: 20 },
  OPERATOR_SOCIAL_URL: { group: 'seller', kind: 'address', most: 200 },
  INVOICE_PREFIX: { group: 'seller', kind: 'line', most: 2 },
  PAYMENT_METHODS: { group: 'payments', kind: 'ordered', most: 100, options: PAY_METHODS },
  UPI_VPA: { group: 'payments', kind: 'line', most: 320 },
  UPI_PAYEE: { group: 'payments', kind: 'line', most: 80 },
  PHONEPE_CLIENT_ID: { group: 'payments', kind: 'line', most: 200 },
  PHONEPE_CLIENT_SECRET: { group: 'payments', kind: 'secret', most: 500 },
  PHONEPE_CLIENT_VERSION: { group: 'payments', kind: 'line', most: 20 },
  PHONEPE_WEBHOOK_USERNAME: { group: 'payments', kind: 'line', most: 20 },
  PHONEPE_WEBHOOK_PASSWORD: { group: 'payments', kind: 'secret', most: 20 },
  CASH_FEE: { group: 'payments', kind: 'number', most: 6 },
  CASH_MOST: { group: 'payments', kind: 'number', most: 8 },
  CASH_OPEN_ORDERS: { group: 'payments', kind: 'number', most: 3 },
  CASH_NOT_AT: { group: 'payments', kind: 'lines', most: 2500 },
  RAZORPAY_KEY_ID: { group: 'payments', kind: 'line', most: 60 },
  RAZORPAY_KEY_SECRET: { group: 'payments', kind: 'secret', most: 200 },
  RAZORPAY_WEBHOOK_SECRET: { group: 'payments', kind: 'secret', most: 200 },
  GOOGLE_CLIENT_ID: { group: 'signIn', kind: 'line', most: 300 },
  GOOGLE_CLIENT_SECRET: { group: 'signIn', kind: 'secret', most: 300 },
  REQUIRE_SECOND_FACTOR: { group: 'signIn', kind: 'choice', most: 3, options: ['on', 'off'] },
  MAIL_FROM: { group: 'mail', kind: 'email', most: 120 },
  SMTP_HOST: { group: 'mail', kind: 'line', most: 253, under: 'SMTP_URL' },
  SMTP_PORT: { group: 'mail', kind: 'number', most: 5, under: 'SMTP_URL' },
  SMTP_USER: { group: 'mail', kind: 'line', most: 200, under: 'SMTP_URL' },
  SMTP_PASSWORD: { group: 'mail', kind: 'secret', most: 300, under: 'SMTP_URL' },
  NEW_ORDER_MAIL: { group: 'mail', kind: 'choice', most: 3, options: ['on', 'off'] },
  IMAGE_PROVIDER: { group: 'pictures', kind: 'choice', most: 20, options: IMAGE_PROVIDERS },
  OPENAI_API_KEY: { group: 'pictures', kind: 'secret', most: 500 },
  OPENAI_BASE_URL: { group: 'pictures', kind: 'address', most: 200 },
  OPENAI_IMAGE_MODEL: { group: 'pictures', kind: 'line', most: 500 },
  OPENAI_MODERATION_MODEL: { group: 'pictures', kind: 'line', most: 100 },
  OPENAI_IMAGES_PER_MINUTE: { group: 'pictures', kind: 'number', most: 6 },
  IMAGE_SERVER_URL: { group: 'pictures', kind: 'address', most: 200 },
  IMAGE_SERVER_KEY: { group: 'pictures', kind: 'secret', most: 500 },
  IMAGE_SERVER_MODEL: { group: 'pictures', kind: 'line', most: 500 },
  GEMINI_API_KEY: { group: 'pictures', kind: 'secret', most: 500 },
  GEMINI_IMAGE_MODEL: { group: 'pictures', kind: 'line', most: 500 },
  IMAGE_COST: { group: 'pictures', kind: 'number', most: 6 },
  IMAGE_DAY_LIMIT: { group: 'pictures', kind: 'number', most: 7 },
  IMAGE_FALLBACK: { group: 'pictures', kind: 'choice', most: 20, options: IMAGE_FALLBACKS },
  PAGE_VIEW_SCRIPT_URL: { group: 'visits', kind: 'address', most: 300 },
  DELIVERY_FEE: { group: 'delivery', kind: 'number', most: 12 },
  DELIVERY_FREE_FROM: { group: 'delivery', kind: 'number', most: 12 },
  DELIVERY_DAYS_FROM: { group: 'delivery', kind: 'number', most: 2 },
  DELIVERY_DAYS_TO: { group: 'delivery', kind: 'number', most: 2 },
  DELIVERY_NOT_TO: { group: 'delivery', kind: 'lines', most: 1500 },
  ANNOUNCEMENT_EN: { group: 'announcement', kind: 'line', most: 140 },
  ANNOUNCEMENT_HI: { group: 'announcement', kind: 'line', most: 140 },
  ANNOUNCEMENT_LINK: { group: 'announcement', kind: 'line', most: 300 },
  ANNOUNCEMENT_UNTIL: { group: 'announcement', kind: 'date', most: 10 },
} as const satisfies Record<string, SettingRule>;
export type SettingName = keyof typeof SETTINGS;

/** Values that the owner set in the browser, by their names. */
export type StoredSettings = Partial<Record<SettingName, string>>;
/** A setting that cannot stand, and why; without a name where it is about several. */
export type SettingProblem = { name?: SettingName; says: string };

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];
export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);
/** The rule of a setting, with what only some of them have. */
export const settingRule = (name: SettingName): SettingRule => SETTINGS[name];
export const isSecretSetting = (name: SettingName): boolean => SETTINGS[name].kind === 'secret';
