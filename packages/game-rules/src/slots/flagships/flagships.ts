/** The flagship games that came after Taa za Pwani, in the order of the lobby. */
import { chuiWaMwezi } from './chui-wa-mwezi/chui-wa-mwezi.rules.ts';
import { dhahabuYaGeita } from './dhahabu-ya-geita/dhahabu-ya-geita.rules.ts';
import type { Flagship } from './flagship.ts';
import { flamingoWaNakuru } from './flamingo-wa-nakuru/flamingo-wa-nakuru.rules.ts';
import { hazinaYaGedi } from './hazina-ya-gedi/hazina-ya-gedi.rules.ts';
import { kahawaYaMeru } from './kahawa-ya-meru/kahawa-ya-meru.rules.ts';
import { kasaWaWatamu } from './kasa-wa-watamu/kasa-wa-watamu.rules.ts';
import { kitabuChaKilwa } from './kitabu-cha-kilwa/kitabu-cha-kilwa.rules.ts';
import { luluZaMafia } from './lulu-za-mafia/lulu-za-mafia.rules.ts';
import { malkiaWaLamu } from './malkia-wa-lamu/malkia-wa-lamu.rules.ts';
import { mambaWaMara } from './mamba-wa-mara/mamba-wa-mara.rules.ts';
import { matatuZaUsiku } from './matatu-za-usiku/matatu-za-usiku.rules.ts';
import { mbuyuWaBahati } from './mbuyu-wa-bahati/mbuyu-wa-bahati.rules.ts';
import { motoWaPilipili } from './moto-wa-pilipili/moto-wa-pilipili.rules.ts';
import { ngalawaKombe } from './ngalawa-kombe/ngalawa-kombe.rules.ts';
import { nyotaZaChalbi } from './nyota-za-chalbi/nyota-za-chalbi.rules.ts';
import { papaWaPemba } from './papa-wa-pemba/papa-wa-pemba.rules.ts';
import { radiYaKilimanjaro } from './radi-ya-kilimanjaro/radi-ya-kilimanjaro.rules.ts';
import { simbaWaTsavo } from './simba-wa-tsavo/simba-wa-tsavo.rules.ts';
import { sokoLaMatunda } from './soko-la-matunda/soko-la-matunda.rules.ts';
import { tajiLaZanzibar } from './taji-la-zanzibar/taji-la-zanzibar.rules.ts';
import { temboWatembea } from './tembo-watembea/tembo-watembea.rules.ts';
import { treniYaPwani } from './treni-ya-pwani/treni-ya-pwani.rules.ts';
import { usikuWaTaarab } from './usiku-wa-taarab/usiku-wa-taarab.rules.ts';

export const flagships: readonly Flagship[] = [
  simbaWaTsavo,
  dhahabuYaGeita,
  sokoLaMatunda,
  kitabuChaKilwa,
  luluZaMafia,
  flamingoWaNakuru,
  papaWaPemba,
  radiYaKilimanjaro,
  chuiWaMwezi,
  mbuyuWaBahati,
  kasaWaWatamu,
  temboWatembea,
  mambaWaMara,
  treniYaPwani,
  kahawaYaMeru,
  usikuWaTaarab,
  malkiaWaLamu,
  matatuZaUsiku,
  nyotaZaChalbi,
  hazinaYaGedi,
  motoWaPilipili,
  ngalawaKombe,
  tajiLaZanzibar,
];
