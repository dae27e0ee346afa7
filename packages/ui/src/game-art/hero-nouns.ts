/**
 * What a Swahili title is about, by the words it begins with; what follows them (ya Bahati, wa
 * Nyota) only adorns it. The object stands before the colon, the nouns behind it.
 */
import type { HeroName } from './heroes.ts';

const nouns: Readonly<Partial<Record<HeroName, string>>> = {
  baobab: `mbuyu, mizizi, msitu, kaya, mzee, bundi, ngano, tembo, twiga, punda milia, nyati,
    kifaru, swala, kiboko, mbuni, savana, mbuga, mgunga, njia`,
  book: 'kitabu cha kilwa',
  cards: 'juu au chini, karata, bakarati, ishirini na moja, simba na chui',
  coin: 'rusha sarafu',
  'coconut-palm': 'nazi, kisiwa, ufuko, mkoko, mikoko, kima, matete',
  'coffee-pot': `kahawa, buli, mkahawa, chai, kikombe, sukari, mvuke, buni, birika, sinia, tende,
    haluwa, sambusa, andazi, dele`,
  cowrie: 'marijani, kiti cha pweza, kombe, kauri, pango, chaza',
  crocodile: 'mamba wa mara',
  crown: `kasri, taji, kiti cha enzi, sultani, malkia, binti mfalme, ukumbi, tausi, kuba, joho,
    upanga, ufalme, tuzo`,
  dhow: `jahazi, tanga, mashindano, nanga, mlingoti, nahodha, baharia, safari, upepo, ngalawa,
    mtumbwi, sambuki, kasia, bendera, mbio, upeo, kivuko, mashua, bandari, gati, shakwe, mwari,
    feri, ghuba, wimbi, mto, daraja, kafi`,
  'dice-dome': 'sic bo',
  dice: 'dadu, kete, bao, drafti, mabingwa wa bao, kitendawili',
  drum: `ngoma, mpiga ngoma, gwaride, tarumbeta, siwa, filimbi, marimba, mdundo, taarabu, bendi,
    kayamba, kibuyu, mwimbaji, kengele, radi, wimbo, udi, mshairi,
    usiku wa taarab`,
  elephant: 'tembo watembea',
  engine: 'treni ya pwani',
  fish: `mwamba, pweza, farasi bahari, pomboo, kitatange, nyangumi, kamba, nguva, pono,
    ngisi, bustani ya bahari, mvuvi, vuo, wavu, ndoana, samaki, jodari, nguru, nduaro, changu,
    dagaa, kaa, dema, chambo, mnada, korongo, mdiria, yangeyange, kijito, mamba, chura, fisi maji,
    ghuba ya pweza, mbio za nduaro`,
  flamingo: 'flamingo wa nakuru',
  gates: 'limbo',
  gem: `johari, kasha, ufunguo, pete, mkufu, kioo, ushanga, hariri, sindano, kifungo, utajiri, hazina ya gedi,
    nyota za chalbi`,
  hibiscus: `kanga, kitenge, kikoi, nakshi, tarizi, shali, utepe, rangi, nili, mshoni, mfumaji,
    marashi, chemchemi, yungiyungi, heroe, kereng'ende, bwawa, bustani, nyuki, asali`,
  lantern: `taa, mnara, fataki, kimulimuli, jini, soko, gulio, ubani, mlango, milango, roshani,
    lango, baraza, msimulizi`,
  leopard: 'chui wa mwezi',
  lion: 'simba wa tsavo',
  'lottery-balls': 'droo, namba, tano haraka',
  mask: `mzimu, mizimu, wahenga, mganga, hirizi, talasimu, simba, chui, duma, shujaa, ngao, mkuki,
    kinyago, kanivali, mchezo, mchezaji, unyoya, kofia`,
  'mine-cart': 'dhahabu ya geita',
  moon: `mwezi, usiku, tai, kambi, kivuli, mwangwi, mnong'ono, popo, ukungu, chenene`,
  mountain: 'radi ya kilimanjaro',
  pearl: 'lulu',
  pineapple: `shamba, embe, nanasi, ndizi, chungwa, papai, pera, pasheni, fenesi, tikiti, ndimu,
    limau, ukwaju, komamanga, stafeli, korosho, tunda, karamu,
    soko la matunda`,
  rooster: 'jogoo, ulingo',
  'sea-mine': 'mabomu',
  shark: 'papa',
  'spice-sack': `karafuu, mdalasini, iliki, kungumanga, pilipili, tangawizi, manjano, vanila,
    zafarani, bizari, gunia, kibanda, mizani, msafara, mchuuzi, kikapu, kinu, pamba,
    moto wa pilipili`,
  turtle: 'kasa',
  roulette: 'ruleti',
  wheel: 'usukani, dira, mtambo, kigurudumu, uzi, mkasi, mbio za matatu, matatu za usiku',
};

const heroOfNoun: ReadonlyMap<string, HeroName> = new Map(
  Object.entries(nouns).flatMap(([hero, text]) =>
    text.split(',').map((noun) => [noun.trim().replace(/\s+/g, ' '), hero as HeroName] as const),
  ),
);

/** As many words as the longest noun has. */
const mostWords = 3;

/** Of the nouns a title begins with, the longest; undefined: it begins with none. */
export function heroOfTitle(title: string): HeroName | undefined {
  const words = title.toLowerCase().replaceAll('’', "'").split(/\s+/);
  for (let count = mostWords; count > 0; count -= 1) {
    const hero = heroOfNoun.get(words.slice(0, count).join(' '));
    if (hero) return hero;
  }
  return undefined;
}
