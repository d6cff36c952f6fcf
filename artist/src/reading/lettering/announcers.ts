/** Words that announce lettering, and words for lettering itself. */

/** What letters are called: 'in neon letters', 'bold font'. */
export const CALLED_LETTERS = /^(letters|lettering|font|fonts|text|typography|calligraphy|writing|script|words)$/;

/** Before lettering that stands behind them. Some need a sign (`:`) or capitals to be one; those have a rule of their own. */
export const ANNOUNCE =
  /(?<![\p{L}\p{M}])(?:(?:with |and |having |has )?(?:the |a |my |our )?(?:(?:text|lettering|caption|slogan|quote|tagline|title|heading|headline|message|motto|writing|words?|punchline|line|typography|dialogue|inscription|label)s?)(?: that)?(?: on it)?(?: in (?:hindi|english|marathi|tamil|telugu|bengali|bangla|gujarati|kannada|malayalam|punjabi|urdu|sanskrit))?(?: saying| says| say| reads?| reading| is| should be| should say| written| likha| as| of)?|(?:that|which|it|and|sign|board|banner) (?:says|reads|say|read)|saying|says|should say|captioned|titled|lettered|with words|(?:written|write)(?: text)?|likho|likh do|likhna|likhein|लिखो|लिखें|लिख दो|लिखना)\s*(?:[:=\-–—]\s*)?/giu;

/** Before a name that is lettered. */
export const NAMED =
  /(?<![\p{L}\p{M}])(?:(?:with |and |having )?(?:the |my |our |his |her |a |their )?(?:(?:[\p{L}]+(?:'s|s')? ){0,1})?names?(?: is| are| of| as| on it)?|named|called|naam|naam hai|नाम)(?![\p{L}\p{M}])\s*(?:[:=\-–—]\s*)?/giu;

/** Before what a team, club or company is called. */
export const TEAM =
  /(?<![\p{L}\p{M}])(?:for |of )?(?:(?:my|our|the|a) )?(?:[\p{L}]+ )?(?:team|club|gang|squad|group|company|brand|band|startup|cafe|shop|business|school|college|academy|crew|family)(?:'s)?(?: name| called| named| is| name is| names)?\s*[:=\-–—]\s*|(?<![\p{L}\p{M}])(?:for |of )?(?:(?:my|our|the|a) )?(?:[\p{L}]+ )?(?:team|club|gang|squad|group|company|brand|band|startup|cafe|shop|business|school|college|academy|crew)(?:'s)? (?:name is|name|called|named)\s+|(?<![\p{L}\p{M}])(?:for |of )?(?:my|our) (?:bakery|cafe|shop|team|club|band|school|company|brand|startup|gym|restaurant|salon|boutique|studio|ngo|clinic|farm|food truck) /giu;

/** What stands before a colon and opens a description, no lettering. */
export const OPENS_DESCRIPTION = /(?:design|theme|style|idea|prompt|picture|image|print|colou?rs?|background|t-?shirt|shirt|front|back|subject|concept|art|artwork|illustration|scene|drawing|draw|make|create|mood|tone|setting|size|palette|डिज़ाइन|डिजाइन)\s*$/i; // prettier-ignore

/** Round quotes: which words there are consumed with them. */
export const BEFORE_QUOTES = /^(text|texts|saying|says|say|that|which|with|the|a|an|words|word|quote|quotes|quoted|written|write|writing|reading|reads|read|caption|captioned|slogan|lettering|named|name|names|called|title|titled|tagline|message|motto|bengali|bangla|hindi|tamil|telugu|marathi|gujarati|kannada|malayalam|punjabi|urdu|sanskrit|english|in|and|line|punchline|dialogue|typography|letters|lettered|having|has|printed|print|likho|likha|लिखो|लिखा|bold|big|should|is|it|on|phrase|sentence|reads|label|says|stating|states|inscription|jis|par|jispar|uspar|जिस|पर|जिसपर|उस|और|aur|upar|neeche|ऊपर|नीचे|font|top|bottom|above|below|script|style|just|only|simply)$/; // prettier-ignore
export const AFTER_QUOTES = /^(written|on|it|top|below|above|underneath|bottom|at|the|in|likha|likhi|likho|likhna|likhe|ho|hua|hai|लिखा|लिखी|लिखो|लिखना|हो|हुआ|है|होना|चाहिए|hona|chahiye|bold|big|letters|text|font|lettering|quote|caption|as|slogan|name|likhwana|likh|do|दो|लिख|center|middle|centre)$/; // prettier-ignore
