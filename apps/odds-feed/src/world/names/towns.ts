/** Invented towns, which clubs are named after; none is known to exist. */

export const towns = {
  KE: 'Kimaresi Ngolani Tarakwet Mumbiro Chepsala Wamunji Kandureni Olemaru Sirangani Mtondoni Kibwera Lukosi Masingiro Rongeti Embarigo Nyamasia Kaptaleti Turwesi',
  TZ: 'Mbarizi Lindoro Songwani Mtamboni Kigomba Ruahani Shinyasi Ugalani Tungamo Mikundi Bagarimo Kilosani Njomba Sengeti Manyonga Pembeleni',
  UG: 'Kasandwa Mbirani Lugondo Nakasenda Busombe Arualo Kabwezi Mitomba Rubanzo Jinjara Kyotwe Entaali Lirango Sorotwe Masakwe Bundiro',
  RW: 'Nyarubo Gisabira Muhanzi Butamo Rwamiko Kayonzi Ruhengo Karongwe Gatsibu Bugesi Kirehwa Nyamasho',
  ZA: 'Umzolani Thabeleng Lesedani Kwamzila Bloukloof Witkrans Sandmond Umhlozi Mokwena Dikolo Tabakulu Groenvlakte Mpofeni Sebokwe Hoekrivier Ndwalane',
  NG: 'Okarama Ibandoro Ezikwa Onirin Kadunko Zarima Ogbara Uyowe Enukwa Benikan Sokotiri Abeoye Warinko Makurda Osobe Jalingu',
  GB: 'Ashmere Brackholm Corvale Dunsmoor Elverton Farrowby Greywick Hollenshaw Ironmoor Kestleton Lowmarsh Marchford Northquay Oxmere Pellham Ravensby',
  ES: 'Montalera Puertoluna Villaroca Alcorena Castelmar Riobrava Torrealma Cabaluz Almirena Duendas Guadaleta Lagoverde Solmarina Navaseca Peñalora Valdebruma',
  DE: 'Eisenau Waldbruck Rheinfurt Steinhafen Falkenrode Lindwerth Hohenmark Nordkliff Brunnfeld Auenthal Sommerach Kaltenbrunn Moorstedt Seewalde',
  BR: 'Serrazul Pedranova Araquira Itapemba Guarabira Paranoara Lagoalta Jacaraípe Ubatiri Morroverde Camburana Ipoema Vilareal Taquarana Bocamar Igarassol',
  US: 'Portlake Halden Cedarmont Redhollow Lakemont Stonebay Westbrook Pinehurst Coralport Ironvale Duskwater Fairmesa Oakenfield Silverton',
  IN: 'Chandrapalli Suryanagar Devghara Malwari Kaveripuram Rangapura Indravati Jaladesh Mayurpur Nilagiri',
  NO: 'Fjordvik Snøholm Isdalen Nordhamn Bjørnvåg Granberg Elvestad Kaldnes Svartfoss Havneby Tindevik Lyngmark',
} as const;

export type TownCountry = keyof typeof towns;

export const townsOf = (country: TownCountry): string[] => towns[country].split(' ');

/** What follows the town in a club's name, by sport; taken in turn. */
export const clubEndings = {
  football: 'United Rangers City Stars Athletic Rovers FC Wanderers',
  basketball: 'Hawks Warriors Kings Thunder Lions Spears Rhinos Storm',
  rugby: 'RFC Buffaloes Warthogs Harlequins RFC Mustangs Oryx RFC',
  volleyball: 'VC Spikers VC Cranes VC Falcons',
  handball: 'HC Handball HC Cheetahs HC Athletic',
  ice_hockey: 'Wolves Polar Glaciers Bears Icebreakers Ravens',
  cricket: 'Royals Panthers Strikers Cobras Tuskers Chargers',
} as const;
