/**
 * Refuses the passwords guessers try first: those that lead the published leaks, and what is made
 * like them. Most of them are words, names, places and teams with a few digits, walks over the
 * keyboard and repetitions; the words of this coast stand here, since no list of the world knows
 * them, and the rest is rule, so the refusal reaches far beyond the list's end.
 */
import { readFileSync } from 'node:fs';

/**
 * The 3,000 most common, and of the 10,000 most common those that are long enough to be set at
 * all. The file opens with its licence; the passwords follow the first empty line.
 */
export const listedPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n\n')[1]
    ?.trim()
    .split('\n'),
);

const words = new Set(
  `
password passwort passwd pass passcode secret letmein welcome admin administrator root guest user
login master access hello changeme default temp test testing tester demo sample money cash lucky
winner jackpot bahati casino betting bet bingo poker slots million millionaire rich dollar
shilling love loveme lovely loveyou iloveyou iloveu iloveme lover lovers ilove myself forever
always together baby babygirl babyboy babe honey sweet sweety sweetie sweetheart darling angel
angels princess prince queen king kingdom sunshine sunset sunflower flower flowers rose roses
butterfly rainbow star starwars stars moon moonlight sky ocean summer winter spring autumn monday
tuesday wednesday thursday friday saturday sunday january february march april june july august
september october november december monkey dragon tiger lion eagle eagles bear bears wolf wolves
panther panthers horse mustang pony cow chicken turtle dolphin dolphins shark shadow spider snake
cobra falcon falcons hawk hawks raven ravens puppy kitty kitten cat cats dog dogs doggie fish bird
rabbit bunny elephant giraffe zebra cheetah football soccer baseball basketball hockey tennis golf
cricket rugby swimming boxing wrestling runner arsenal chelsea liverpool manchester manutd mancity
barcelona realmadrid juventus milan inter bayern everton tottenham leicester newcastle westham
celtic rangers ajax benfica porto gormahia yanga simba azam messi ronaldo neymar rooney gerrard
drogba beckham zidane ronaldinho mbappe salah jordan lebron kobe lakers bulls celtics yankees
cowboys steelers packers redsox giants raiders patriots broncos michael michelle jennifer jessica
ashley amanda daniel david joshua matthew andrew anthony robert thomas william charlie charles
george james john johnny joseph richard steven stephen kevin brian jason justin brandon nicole
hannah samantha elizabeth victoria stephanie melissa heather rachel sarah maria marie anna andrea
angela angelina christina christine caroline catherine charlotte natalie natasha olivia sophie
sophia emily emma isabella isabel jasmine lauren laura linda lisa lucy barbara patricia sandra
susan sharon karen nancy margaret maggie mary martha ruth esther joyce grace faith hope mercy joy
peace blessing blessed favour gift precious prudence patience charity angeline mohamed mohammed
muhammad ahmed ali hassan hussein omar osman abdi abdul abdullah ibrahim ismail yusuf fatuma
fatima amina aisha halima zainab khadija salim said juma rashid hamisi bakari ramadhan athumani
kamau njoroge mwangi kariuki maina kimani karanja waweru ndungu macharia wanjiku wambui njeri
nyambura wairimu waithera wangari otieno ochieng odhiambo onyango omondi okoth ouma owino achieng
akinyi atieno adhiambo awuor anyango kiprono kipchoge kiplagat cheptoo chebet jepkosgei kibet
korir ruto kosgei mutua musyoka mutiso muthoni mwende kioko nzioka wafula wekesa simiyu barasa
nekesa nafula mwamba kenya kenyan nairobi mombasa kisumu nakuru eldoret thika malindi lamu
naivasha kitale garissa kakamega tanzania daressalaam dodoma arusha mwanza zanzibar tanga mbeya
morogoro uganda kampala entebbe rwanda kigali burundi ethiopia somalia sudan africa african safari
savanna serengeti kilimanjaro mara tsavo harambee uhuru umoja amani upendo pole hakuna matata
hakunamatata karibu jambo habari asante mungu yesu kristo mapenzi nakupenda mpenzi rafiki ndoto
pesa mpesa safaricom airtel telkom vodacom tigo jesus christ god godislove godisgood jesuschrist
bless heaven church pastor bible psalm genesis allah america england london paris berlin germany
france spain italy brazil canada china japan india russia australia mexico argentina portugal
holland ireland scotland texas california florida chicago boston denver dallas houston phoenix
newyork brooklyn hollywood vegas lasvegas miami computer internet server network windows microsoft
google facebook instagram twitter youtube whatsapp telegram tiktok android samsung nokia iphone
apple huawei tecno infinix itel sony playstation xbox nintendo mario pokemon pikachu minecraft
fortnite roblox freefire pubg callofduty fifa naruto goku batman superman spiderman ironman hulk
captain avengers marvel joker matrix terminator rambo rocky harley ferrari mercedes porsche
corvette toyota nissan honda yamaha subaru mazda bmw audi jaguar hunter hunting fishing ranger
soldier warrior army navy marine police killer ninja samurai pirate gangster thug savage legend
champion champ boss bigboss chief hero genius wizard magic magical merlin phantom ghost vampire
zombie devil demon satan hell lucifer diablo trustno whatever nothing something anything
everything nobody somebody someone freedom liberty justice trinity destiny fortune diamond silver
golden gold crystal ruby emerald pearl platinum purple orange yellow green blue black white pink
brown red silverfox blackberry strawberry banana cherry coconut mango pineapple chocolate cookie
cookies candy sugar pepper ginger coffee guitar music musica dance dancer singer rapper rock
metallica nirvana eminem tupac biggie beyonce rihanna drake shakira madonna beatles slipknot
greenday family mother father mommy mummy daddy brother sister sisters friend friends bestfriend
children school college student teacher doctor nurse lawyer engineer driver farmer business
manager office company market garden house home homes kitchen window bridge tower castle mountain
river beach qwerty qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qwertyuiop qazwsx
qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh aaa xxx sex sexy fuck fuckyou fucker
asshole bitch shit pussy dick porn hottie cutie hotgirl badboy badgirl playboy player gamer hacker
maverick thunder lightning storm blaze fire flame hurricane tornado rocket missile bullet shotgun
cannon tank bomber digital cyber turbo nitro racing racer speed speedy cruiser explorer discovery
voyager pioneer startrek enterprise galaxy saturn jupiter venus mercury neptune pluto apollo
athena zeus hercules
`
    .trim()
    .split(/\s+/),
);

/** Walks of fingers over a keyboard; any stretch of four or more is a walk, backwards too. */
const walks = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'abcdefghijklmnopqrstuvwxyz',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '01234567890',
  '13579',
  '24680',
  '147258369',
  '789456123',
  '741852963',
  '159357',
  '!@#$%^&*()',
].flatMap((walk) => [walk, [...walk].toReversed().join('')]);

const leet: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/**
 * Is this among the first thousands a guesser tries? `ownWords` are what he tries besides, because
 * everybody sees them: the brand's name.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const text = password.toLowerCase();
  const own = new Set(ownWords.map((word) => word.toLowerCase().replaceAll(/[^a-z]/g, '')));
  return isRepetition(text) || isWalk(text) || isListed(text) || isDecoratedWord(text, own);
}

function isListed(text: string): boolean {
  return listedPasswords.has(text) || listedPasswords.has(unmasked(text));
}

/** One unit of up to four characters again and again: `12121212`, `abcabcabc`. */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some(
    (size) =>
      text ===
      text
        .slice(0, size)
        .repeat(text.length / size + 1)
        .slice(0, text.length),
  );
}

/** Nothing but stretches of keyboard walks, with at most two characters over: `asdf1234`. */
function isWalk(text: string): boolean {
  let at = 0;
  let leftOver = 0;
  while (at < text.length) {
    const length = walkLength(text, at);
    if (length === 0) leftOver += 1;
    at += Math.max(1, length);
  }
  return leftOver <= 2 && leftOver < text.length;
}

/** How far one walk goes from here, 0 when it is shorter than three. */
function walkLength(text: string, at: number): number {
  let length = 3;
  if (!walks.some((walk) => walk.includes(text.slice(at, at + length)))) return 0;
  if (at + length > text.length) return 0;
  while (
    at + length < text.length &&
    walks.some((walk) => walk.includes(text.slice(at, at + length + 1)))
  ) {
    length += 1;
  }
  return length;
}

/** A word, or two, with digits and signs around: `P@ssw0rd!`, `liverpool1892`, `love2love`. */
function isDecoratedWord(text: string, own: ReadonlySet<string>): boolean {
  return (
    [text, unmasked(text)].some((form) => {
      const core = form.replace(/^[^a-z]{1,6}/, '').replace(/[^a-z]{1,6}$/, '');
      return isWordOrTwo(core, own);
    }) || isWordOrTwo(foldedCore(text), own)
  );
}

/** Signs that stand for letters, as letters. */
function unmasked(text: string): string {
  return text.replace(/[@43!105$7]/g, (sign) => leet[sign] ?? sign);
}

/** Strips the decoration first and unmasks the letters then: `passw0rd1` is `password`. */
function foldedCore(text: string): string {
  const core = text.replace(/^[^a-z@$]{1,6}/, '').replace(/[^a-z]{1,6}$/, '');
  return unmasked(core);
}

/** A listed word of five letters or more counts alone; shorter ones are in half of all words. */
function isWordOrTwo(core: string, own: ReadonlySet<string>): boolean {
  const isWord = (part: string) => words.has(part) || own.has(part);
  if (isWord(core) || (core.length >= 5 && listedPasswords.has(core))) return true;
  for (let cut = 2; cut <= core.length - 2; cut += 1) {
    if (isWord(core.slice(0, cut)) && isWord(core.slice(cut))) return true;
  }
  return false;
}
