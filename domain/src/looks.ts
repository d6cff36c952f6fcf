/** Styles that a shopper may choose beside the words: the artist draws each, a hosted model is told of it. */
export const DESIGN_STYLES = ['vintage', 'minimal', 'cute', 'neon', 'pop', 'watercolour', 'japanese', 'folk'] as const;
export type DesignStyle = (typeof DESIGN_STYLES)[number];

/** The name that a design of this style has in the gallery; pages translate it. */
export const STYLE_NAMES: Record<DesignStyle, string> = {
  vintage: 'Vintage',
  minimal: 'Minimal',
  cute: 'Cute',
  neon: 'Neon',
  pop: 'Pop Art',
  watercolour: 'Watercolour',
  japanese: 'Japanese',
  folk: 'Folk',
};

/** What a shirt may be made for, in the order of a year that begins with what every month has. */
export const OCCASIONS = [
  'birthday',
  'wedding',
  'trip',
  'holi',
  'eid',
  'rakhi',
  'independence',
  'diwali',
  'christmas',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What is chosen beside the words of a prompt, one of each at most. */
export type Look = { style?: DesignStyle | undefined; occasion?: Occasion | undefined };
