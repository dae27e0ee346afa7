/** Invented people: usual given names with surnames put together from syllables. */
import { drawsOf, pick } from '#odds-feed/seeded.ts';

type Region = {
  readonly women: string;
  readonly men: string;
  /** Syllables a surname begins with, and those it ends with. */
  readonly starts: string;
  readonly ends: string;
};

export const regions = {
  east: {
    women: 'Amani Zawadi Neema Wanjiru Akinyi Chebet Halima Rehema Nyambura Atieno Salma Imani',
    men: 'Baraka Juma Kiptoo Otieno Mwangi Hamisi Daudi Kamau Omondi Rashid Tumaini Wekesa',
    starts: 'Kiplo Mwara Och Nyando Kimu Walu Cheso Tolo Muri Kaso Baru Ndiri',
    ends: 'gat kesi weni ngori sendi lima rewo bundu tich mbari',
  },
  south: {
    women: 'Thandi Lerato Naledi Zanele Anika Busi Palesa Nomsa',
    men: 'Sipho Thabo Pieter Kagiso Jaco Lwazi Bongani Themba',
    starts: 'Mdla Nkosa Zwane Moko Vander Sebe Khuma Tsho',
    ends: 'lose veld mbeni lane thwa kloof rane buli',
  },
  west: {
    women: 'Ngozi Amara Folake Adaeze Zainab Efua Yetunde Chioma',
    men: 'Emeka Tunde Kwame Chidi Sani Femi Obinna Kofi',
    starts: 'Oke Ade Nwa Eze Bala Afo Uche Oba',
    ends: 'dinma wunmi kari rowo bielu suanu lade tiri',
  },
  europe: {
    women: 'Clara Elena Ingrid Lucie Mila Sofia Hanna Petra',
    men: 'Marek Luca Oskar Henrik Pablo Viktor Emil Jonas',
    starts: 'Vald Kess Horn Marin Strav Belo Lind Tarr',
    ends: 'inov etti berg esca ovic mann aldo wick',
  },
  world: {
    women: 'Mei Yuki Ana Priya Leila Jade Carla Noor',
    men: 'Kenji Mateo Arjun Liam Hao Diego Omar Cole',
    starts: 'Tana Oka Ram Sol Wei Har Cas Del',
    ends: 'shiro veda quez min mura tano reth lowe',
  },
} as const satisfies Readonly<Record<string, Region>>;

export type RegionCode = keyof typeof regions;

/** As many people as asked for, of the regions in turn, no two of one name. */
export function namePeople(
  seed: string,
  among: readonly RegionCode[],
  gender: 'women' | 'men',
  count: number,
): string[] {
  const draw = drawsOf(seed, 'people');
  const names = new Set<string>();
  while (names.size < count) {
    const region = regions[pick(among, (names.size % among.length) / among.length)];
    const surname = pick(region.starts.split(' '), draw()) + pick(region.ends.split(' '), draw());
    names.add(`${pick(region[gender].split(' '), draw())} ${surname}`);
  }
  return [...names];
}
