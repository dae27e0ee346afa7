/**
 * What the titles of a theme are about: `English | Swahili | connector`. The connector is the one
 * its noun class asks for (jahazi la …, kasa wa …); no noun stands in two themes.
 */
import { byTheme, type ThemeKey } from './themes.ts';

export type TitleNoun = { readonly en: string; readonly sw: string };

const texts: Readonly<Record<ThemeKey, string>> = {
  reef: `
    Reef|Mwamba|wa; Coral|Marijani|ya; Turtle|Kasa|wa; Octopus|Pweza|wa;
    Starfish|Kiti cha Pweza|cha; Seahorse|Farasi Bahari|wa; Dolphin|Pomboo|wa;
    Butterflyfish|Kitatange|wa; Shark|Papa|wa; Whale|Nyangumi|wa; Prawn|Kamba|wa;
    Seashell|Kombe|la; Cowrie|Kauri|ya; Bay|Ghuba|ya; Wave|Wimbi|la;
    Sea Garden|Bustani ya Bahari|ya; Sea Cave|Pango|la; Dugong|Nguva|wa; Parrotfish|Pono|wa;
    Squid|Ngisi|wa; Island|Kisiwa|cha`,
  'spice-market': `
    Clove|Karafuu|ya; Cinnamon|Mdalasini|wa; Cardamom|Iliki|ya; Nutmeg|Kungumanga|ya;
    Pepper|Pilipili|ya; Ginger|Tangawizi|ya; Turmeric|Manjano|ya; Vanilla|Vanila|ya;
    Saffron|Zafarani|ya; Cumin|Bizari|ya; Spice Sack|Gunia|la; Spice Stall|Kibanda|cha;
    Market|Soko|la; Scales|Mizani|ya; Bazaar|Gulio|la; Caravan|Msafara|wa; Trader|Mchuuzi|wa;
    Basket|Kikapu|cha; Mortar|Kinu|cha; Incense|Ubani|wa; Rosewater|Marashi|ya`,
  savannah: `
    Lion|Simba|wa; Elephant|Tembo|wa; Giraffe|Twiga|wa; Zebra|Punda Milia|wa; Leopard|Chui|wa;
    Cheetah|Duma|wa; Buffalo|Nyati|wa; Rhino|Kifaru|wa; Gazelle|Swala|wa; Hippo|Kiboko|wa;
    Ostrich|Mbuni|wa; Eagle|Tai|wa; Savannah|Savana|ya; Grassland|Mbuga|ya; Acacia|Mgunga|wa;
    Thunder|Radi|ya; Warrior|Shujaa|wa; Shield|Ngao|ya; Spear|Mkuki|wa; Camp|Kambi|ya;
    Trail|Njia|ya`,
  'dhow-race': `
    Dhow|Jahazi|la; Sail|Tanga|la; Regatta|Mashindano|ya; Helm|Usukani|wa; Anchor|Nanga|ya;
    Mast|Mlingoti|wa; Captain|Nahodha|wa; Sailor|Baharia|wa; Voyage|Safari|ya; Compass|Dira|ya;
    Sea Breeze|Upepo|wa; Outrigger|Ngalawa|ya; Canoe|Mtumbwi|wa; Sambuk|Sambuki|ya; Oar|Kasia|la;
    Flag|Bendera|ya; Prize|Tuzo|ya; Race|Mbio|za; Horizon|Upeo|wa; Crossing|Kivuko|cha;
    Boat|Mashua|ya`,
  palace: `
    Palace|Kasri|la; Crown|Taji|la; Throne|Kiti cha Enzi|cha; Sultan|Sultani|wa; Queen|Malkia|wa;
    Princess|Binti Mfalme|wa; Carved Door|Mlango|wa; Hall|Ukumbi|wa; Jewel|Johari|ya;
    Chest|Kasha|la; Key|Ufunguo|wa; Peacock|Tausi|wa; Fountain|Chemchemi|ya; Ring|Pete|ya;
    Necklace|Mkufu|wa; Dome|Kuba|la; Balcony|Roshani|ya; Mirror|Kioo|cha; Gate|Lango|la;
    Robe|Joho|la; Sword|Upanga|wa`,
  baobab: `
    Baobab|Mbuyu|wa; Spirit|Mzimu|wa; Spirits|Mizimu|ya; Calabash|Kibuyu|cha; Elder|Mzee|wa;
    Ancestors|Wahenga|wa; Charm|Hirizi|ya; Healer|Mganga|wa; Roots|Mizizi|ya; Forest|Msitu|wa;
    Grove|Kaya|ya; Shadow|Kivuli|cha; Echo|Mwangwi|wa; Whisper|Mnong'ono|wa; Owl|Bundi|wa;
    Bat|Popo|wa; Firefly|Kimulimuli|wa; Riddle|Kitendawili|cha; Tale|Ngano|ya;
    Amulet|Talasimu|ya; Genie|Jini|wa`,
  'coffee-house': `
    Coffee|Kahawa|ya; Coffee Pot|Buli|la; Coffee House|Mkahawa|wa; Tea|Chai|ya; Cup|Kikombe|cha;
    Bao Board|Bao|la; Dates|Tende|za; Halwa|Haluwa|ya; Samosa|Sambusa|ya; Bun|Andazi|la;
    Poet|Mshairi|wa; Song|Wimbo|wa; Oud|Udi|wa; Bench|Baraza|la; Storyteller|Msimulizi|wa;
    Tray|Sinia|la; Sugar|Sukari|ya; Steam|Mvuke|wa; Coffee Beans|Buni|za; Kettle|Birika|la;
    Cards|Karata|za`,
  harbour: `
    Harbour|Bandari|ya; Fisherman|Mvuvi|wa; Catch|Vuo|la; Net|Wavu|wa; Hook|Ndoana|ya;
    Fish|Samaki|wa; Tuna|Jodari|wa; Kingfish|Nguru|wa; Marlin|Nduaro|wa; Snapper|Changu|wa;
    Sardines|Dagaa|wa; Crab|Kaa|wa; Lighthouse|Mnara|wa; Pier|Gati|la; Shore|Ufuko|wa;
    Fish Trap|Dema|la; Gull|Shakwe|wa; Pelican|Mwari|wa; Ferry|Feri|ya; Auction|Mnada|wa;
    Bait|Chambo|cha`,
  carnival: `
    Drum|Ngoma|ya; Drummer|Mpiga Ngoma|wa; Carnival|Kanivali|ya; Parade|Gwaride|la;
    Dance|Mchezo|wa; Dancer|Mchezaji|wa; Mask|Kinyago|cha; Trumpet|Tarumbeta|la; Horn|Siwa|ya;
    Flute|Filimbi|ya; Marimba|Marimba|ya; Rhythm|Mdundo|wa; Taarab|Taarabu|ya; Band|Bendi|ya;
    Fireworks|Fataki|za; Feast|Karamu|ya; Rooster|Jogoo|wa; Feather|Unyoya|wa;
    Singer|Mwimbaji|wa; Bell|Kengele|ya; Rattle|Kayamba|la`,
  mangrove: `
    Mangrove|Mkoko|wa; Mangroves|Mikoko|ya; Heron|Korongo|wa; Kingfisher|Mdiria|wa;
    Creek|Kijito|cha; Crocodile|Mamba|wa; Monkey|Kima|wa; Frog|Chura|wa;
    Water Lily|Yungiyungi|la; Dragonfly|Kereng'ende|wa; Egret|Yangeyange|wa; Marsh|Bwawa|la;
    River|Mto|wa; Oyster|Chaza|wa; Reeds|Matete|ya; Mist|Ukungu|wa; Otter|Fisi Maji|wa;
    Cricket|Chenene|wa; Bridge|Daraja|la; Paddle|Kafi|la; Flamingo|Heroe|wa`,
  orchard: `
    Orchard|Shamba|la; Mango|Embe|la; Coconut|Nazi|ya; Pineapple|Nanasi|la; Banana|Ndizi|ya;
    Orange|Chungwa|la; Papaya|Papai|la; Guava|Pera|la; Passion Fruit|Pasheni|ya;
    Jackfruit|Fenesi|la; Watermelon|Tikiti|la; Lime|Ndimu|ya; Lemon|Limau|la; Tamarind|Ukwaju|wa;
    Pomegranate|Komamanga|la; Custard Apple|Stafeli|la; Cashew|Korosho|ya; Fruit|Tunda|la;
    Garden|Bustani|ya; Bee|Nyuki|wa; Honey|Asali|ya`,
  'kanga-workshop': `
    Kanga|Kanga|ya; Kitenge|Kitenge|cha; Kikoi|Kikoi|cha; Loom|Mtambo|wa; Weaver|Mfumaji|wa;
    Tailor|Mshoni|wa; Thread|Uzi|wa; Needle|Sindano|ya; Bobbin|Kigurudumu|cha;
    Button|Kifungo|cha; Scissors|Mkasi|wa; Cotton|Pamba|ya; Silk|Hariri|ya; Dye|Rangi|ya;
    Pattern|Nakshi|ya; Embroidery|Tarizi|ya; Cap|Kofia|ya; Shawl|Shali|ya; Ribbon|Utepe|wa;
    Bead|Ushanga|wa; Indigo|Nili|ya`,
};

/** In Swahili with the connector behind it: "Kasa wa". */
export const titleNouns = byTheme((theme) => texts[theme].split(';').map(nounOf));

function nounOf(text: string): TitleNoun {
  const [en = '', sw = '', connector = ''] = text.trim().split('|');
  return { en, sw: `${sw} ${connector}` };
}
