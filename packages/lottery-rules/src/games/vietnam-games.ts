/** Vietnam's draws: one game for each province, on its weekdays; those of a region draw together. */
import type { Game, Weekday } from './game.ts';

const zone = 'Asia/Ho_Chi_Minh';

type Region = 'north' | 'central' | 'south';

const regions = {
  north: { family: 'vn-north', at: '18:15', en: 'North', sw: 'Kaskazini' },
  central: { family: 'vn-south', at: '17:15', en: 'Central', sw: 'Kati' },
  south: { family: 'vn-south', at: '16:15', en: 'South', sw: 'Kusini' },
} as const;

/** Code, name, weekdays from Monday 1 to Sunday 7. */
const provinces: Readonly<
  Record<Region, readonly (readonly [string, string, readonly Weekday[]])[]>
> = {
  north: [
    ['ha-noi', 'Hà Nội', [1, 4]],
    ['quang-ninh', 'Quảng Ninh', [2]],
    ['bac-ninh', 'Bắc Ninh', [3]],
    ['hai-phong', 'Hải Phòng', [5]],
    ['nam-dinh', 'Nam Định', [6]],
    ['thai-binh', 'Thái Bình', [7]],
  ],
  central: [
    ['thua-thien-hue', 'Thừa Thiên Huế', [1, 7]],
    ['phu-yen', 'Phú Yên', [1]],
    ['dak-lak', 'Đắk Lắk', [2]],
    ['quang-nam', 'Quảng Nam', [2]],
    ['da-nang', 'Đà Nẵng', [3, 6]],
    ['khanh-hoa', 'Khánh Hòa', [3, 7]],
    ['binh-dinh', 'Bình Định', [4]],
    ['quang-binh', 'Quảng Bình', [4]],
    ['quang-tri', 'Quảng Trị', [4]],
    ['gia-lai', 'Gia Lai', [5]],
    ['ninh-thuan', 'Ninh Thuận', [5]],
    ['quang-ngai', 'Quảng Ngãi', [6]],
    ['dak-nong', 'Đắk Nông', [6]],
    ['kon-tum', 'Kon Tum', [7]],
  ],
  south: [
    ['ho-chi-minh', 'Hồ Chí Minh', [1, 6]],
    ['dong-thap', 'Đồng Tháp', [1]],
    ['ca-mau', 'Cà Mau', [1]],
    ['ben-tre', 'Bến Tre', [2]],
    ['vung-tau', 'Vũng Tàu', [2]],
    ['bac-lieu', 'Bạc Liêu', [2]],
    ['dong-nai', 'Đồng Nai', [3]],
    ['can-tho', 'Cần Thơ', [3]],
    ['soc-trang', 'Sóc Trăng', [3]],
    ['tay-ninh', 'Tây Ninh', [4]],
    ['an-giang', 'An Giang', [4]],
    ['binh-thuan', 'Bình Thuận', [4]],
    ['vinh-long', 'Vĩnh Long', [5]],
    ['binh-duong', 'Bình Dương', [5]],
    ['tra-vinh', 'Trà Vinh', [5]],
    ['long-an', 'Long An', [6]],
    ['binh-phuoc', 'Bình Phước', [6]],
    ['hau-giang', 'Hậu Giang', [6]],
    ['tien-giang', 'Tiền Giang', [7]],
    ['kien-giang', 'Kiên Giang', [7]],
    ['da-lat', 'Đà Lạt', [7]],
  ],
};

const gamesOf = (region: Region): Game[] =>
  provinces[region].map(([code, name, days]): Game => {
    const { family, at, en, sw } = regions[region];
    return {
      code: `vn-${region}-${code}`,
      family,
      prizeMode: 'LOTT',
      vassalage: 'TCG_LOTTO_VN',
      source: 'external',
      schedule: { kind: 'weekly', days, at, zone },
      closesBeforeSeconds: 900,
      title: { en: `${name} (Vietnam ${en})`, sw: `${name} (Vietnam ${sw})` },
    };
  });

export const vietnamGames: readonly Game[] = [
  ...gamesOf('north'),
  ...gamesOf('central'),
  ...gamesOf('south'),
];
