/** Invented e-sports teams, and the names players of football games go by. */

export const squads =
  'Baobab Byte|Savanna Wolves|Nyoka Gaming|Tembo Esports|Jua Rising|Pixel Duma|Kaskazi Five|Coral Crew|Lava Lions|Mawingu Team|Rift Raiders|Sokwe Squad|Aurora North|Black Anvil|Crimson Tide X|Hexfall|Iron Kites|Lumen Esports|Nightjar|Obsidian Oak|Paper Tigers|Quiet Storm|Saltwater|Vanta Core'.split(
    '|',
  );

export const handles =
  'nyota7 chui_ke simbaa kasuku9 mamba.x duma_fx tembo11 faru_10 papa_tz kipepeo swala77 ngedere twigax kobe_ug tausi_8 pweza'.split(
    ' ',
  );

/** Drivers' cars and the places races are held at. */
export const circuits =
  'Rift Valley|Lake Tarakwet|Coral Coast|Mount Olemaru|Sandmond|Puertoluna|Nordkliff|Portlake|Suryanagar|Serrazul'.split(
    '|',
  );

export const openTowns =
  'Kimaresi|Mbarizi|Kasandwa|Umzolani|Okarama|Solmarina|Ashmere|Coralport|Chandrapalli|Lagoalta|Falkenrode|Fjordvik'.split(
    '|',
  );
