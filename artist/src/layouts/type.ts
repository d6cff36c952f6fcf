import { drawHero, isGroup } from '../draw/draw-hero.ts';
import { drawSupport } from '../draw/hero.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { isIndic } from '../text/scripts.ts';
import { drawableText } from '../text/shape.ts';
import { block, college, couple, echo, jersey, ribbon, script, seal, sunset, type Composition } from './lettering/compositions.ts'; // prettier-ignore
import type { Words } from './lettering/rows.ts';
import { tubes } from './lettering/tubes.ts';

const MOST_LINES = 7;
/** Two names alone; a wedding has whole names. */
const COUPLE = /^(\S{1,14})\s+(and|&|loves|और|\+|♥)\s+(\S{1,14})$|^(\S.{0,17}?)\s+(weds)\s+(.{1,18})$/iu;

/** Words as the picture, composed as what they say is: two names, a number, a team, a wish, a slogan. */
export function type(sheet: Sheet): Drawing {
  const { text } = sheet.brief;
  const said = drawableText(text.main ?? text.place ?? '') || 'छाप';
  const small = [text.main ? text.place : undefined, text.sub, text.year].filter(Boolean).join(' • ');
  const { compose, words } = chosen(sheet, said, small);
  const { svg, foot } = compose(sheet, words);
  return withThings(sheet, svg, foot);
}

function chosen(sheet: Sheet, said: string, small: string): { compose: Composition; words: Words } {
  const { occasions = [] } = sheet.brief.scene ?? {};
  const pair = COUPLE.exec(said);
  if (pair && !/birthday|anniversary/i.test(said))
    return { compose: couple, words: { lines: pair.slice(1).filter(Boolean), small } };
  if (/^\d{1,3}$/.test(small) && said.length <= 14 && !/birthday|anniversary/i.test(said)) return { compose: jersey, words: { lines: [said], small } }; // prettier-ignore
  const lines = stackLines(said);
  const words = { lines, small };
  if (sheet.brief.styles.includes('neon')) return { compose: tubes, words };
  const isWish = /birthday|anniversary|janamdin|जन्मदिन|happy|merry|congrat/i.test(said) || occasions.length > 0;
  const isTeam = /team|club|squad|class|batch|reunion|family|college|school|crew|gang|fest/i.test(said + small);
  const isLong = lines.length > 3;
  // Joining words stand small between lines of one width.
  if (lines.some((line, i) => i > 0 && SMALL.test(line))) return { compose: block, words };
  const list: Composition[] = isWish && !isLong ? [ribbon, college, block] : isTeam ? (isLong ? [block, seal] : [seal, college, script]) : isLong ? [block, ribbon] : lines.length === 1 && said.length <= 16 ? [script, echo, college, sunset] : [block, college, sunset, script]; // prettier-ignore
  // Bent letters of scripts that hang from a line fall apart.
  const fitting = isIndic(said) ? list.filter(one => one !== script && one !== echo && (one !== seal || lines.length > 1)) : list; // prettier-ignore
  return { compose: sheet.turn('lettering', fitting.length ? fitting : [block]), words };
}

/** What was asked for beside the words, in a row below them. */
function withThings(sheet: Sheet, letters: string, foot: number): Drawing {
  const grouped = isGroup(sheet);
  const icons = [...(grouped ? [] : sheet.cast.subjects), ...sheet.brief.support].slice(0, 3);
  if (!icons.length && !grouped) return { svg: letters, height: foot + 40 };
  const size = grouped ? 380 : icons.length === 1 ? 270 : 180;
  const y = foot + 50 + size / 2;
  const svg = grouped
    ? drawHero(sheet, { x: 500, y, size, wide: 1.7 }).svg
    : icons.map((s, i) => drawSupport(sheet, s, { x: 500 + (i - (icons.length - 1) / 2) * 230, y, size })).join('');
  return { svg: letters + svg, height: y + size / 2 + 30 };
}

const SMALL = /^(?:and|the|of|to|a|in|on|is|for|&|my|no|but|और|का|की|है|के|तो)$/i;
/** Words in lines of about nine letters; joining words have one of their own. */
function stackLines(text: string): string[] {
  const lines: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length) lines.push(open.join(' '));
    open = [];
  };
  const words = text.split(/\s+/);
  const isLong = words.join('').length > 44;
  const long = isLong ? 18 : 9;
  words.forEach((word, i) => {
    if (SMALL.test(word) && i > 0 && i < words.length - 1 && !isLong) {
      close();
      lines.push(word);
      return;
    }
    if (open.length && [...open, word].join(' ').length > long + 5) close();
    open.push(word);
    if (open.join(' ').length >= long) close();
  });
  close();
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(' ')];
}
