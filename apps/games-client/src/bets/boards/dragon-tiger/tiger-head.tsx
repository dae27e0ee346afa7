import { useId } from 'react';
import { Mirrored } from './mirrored.tsx';

/** A tiger of amber and ink, with brass in its eyes and its teeth bare. */
export function TigerHead() {
  const id = useId();
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg className="beast" viewBox="-104 -112 208 216" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}fur`} cx=".5" cy=".3" r=".8">
          <stop offset="0" stopColor="#ffc35c" />
          <stop offset=".5" stopColor="#ee8a22" />
          <stop offset="1" stopColor="#a5480c" />
        </radialGradient>
        <linearGradient id={`${id}white`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#e3cba4" />
        </linearGradient>
        <linearGradient id={`${id}eye`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8fe36d" />
          <stop offset="1" stopColor="#f8e04c" />
        </linearGradient>
        <linearGradient id={`${id}nose`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f09a8c" />
          <stop offset="1" stopColor="#9c3c38" />
        </linearGradient>
      </defs>
      <Mirrored>
        <path
          d="M28-66C32-92 58-106 76-96 90-86 86-58 68-40Z"
          fill={paint('fur')}
          stroke="#3b1604"
          strokeWidth="1.6"
        />
        <path d="M42-66C46-84 62-92 71-86 78-78 74-62 64-50Z" fill="#2a0f06" />
        <path d="M48-62C52-74 60-80 66-78 66-68 62-60 58-54Z" fill="#d98a6a" />
        <path
          d="M58-44C72-36 80-22 80-8 90-4 98 4 100 14 92 12 88 14 86 18 92 26 94 36 90 46 84 40 78 40 74 44 76 54 72 64 64 70 60 64 54 62 48 66L10 40Z"
          fill={paint('white')}
          stroke="#6b3a12"
          strokeWidth="1.3"
        />
        <path
          d="M0-76C26-78 50-66 62-46 74-26 76-4 68 14 66 30 58 46 44 58 30 66 14 60 0 60"
          fill={paint('fur')}
          stroke="#3b1604"
          strokeWidth="1.6"
        />
        <path d="M10-26C16-44 40-50 54-36 46-34 34-30 24-24 18-20 12-20 10-26Z" fill="#fff6e4" />
        <path
          d="M0 40C16 36 34 38 44 46 44 70 24 90 0 94"
          fill={paint('white')}
          stroke="#6b3a12"
          strokeWidth="1.3"
        />
        <path d="M0 46C14 44 28 46 36 50 34 70 18 82 0 84Z" fill="#3a0710" />
        <path d="M0 66C10 62 20 64 22 70 16 78 8 82 0 83Z" fill="#e0525c" />
        <path
          d="M18 47 28 48 24 70ZM11 83 17 80 13 68ZM8 46 13 46.500 11 53Z"
          fill="#fffaf0"
          stroke="#c9ae7a"
          strokeWidth=".7"
        />
        <path
          d="M0 22C14 18 34 22 42 36 44 48 32 54 18 52 8 52 2 48 0 46"
          fill={paint('white')}
          stroke="#8a5620"
          strokeWidth="1.2"
        />
        <g fill="#4a230a">
          <circle cx="18" cy="36" r="1.400" />
          <circle cx="26" cy="34" r="1.400" />
          <circle cx="24" cy="42" r="1.400" />
          <circle cx="33" cy="41" r="1.400" />
        </g>
        <path
          d="M22 38C48 34 70 38 92 30M24 43C48 44 68 50 88 52M24 34C46 26 66 24 88 12"
          fill="none"
          stroke="#fffdf4"
          strokeWidth="1.100"
          strokeLinecap="round"
        />
        <path d="M0-22C8-20 12-12 11-2 11 10 16 18 18 24L0 24Z" fill="#ffce7a" opacity=".75" />
        <path d="M0 18H15C19 24 12 32 4 36L0 38Z" fill={paint('nose')} stroke="#4a1512" />
        <path d="M8 24C10 22 13 23 13 26 11 29 8 28 8 24Z" fill="#3a0a0a" />
        <path d="M0 36V46" stroke="#4a1512" strokeWidth="1.600" />
        <path d="M12-8C18-26 42-30 56-18 50-2 26 6 12-8Z" fill="#180803" />
        <path d="M17-10C23-22 40-25 50-17 44-6 28-1 17-10Z" fill={paint('eye')} />
        <circle cx="34" cy="-14" r="6" fill="#150a03" />
        <circle cx="31" cy="-17" r="2" fill="#fffdf0" />
        <g fill="#1c0b04">
          <path d="M0-74C5-72 7-66 4-58L0-52ZM0-46C4-44 6-38 3-32L0-28Z" />
          <path d="M10-74C24-70 32-62 34-52 26-58 16-60 6-58 14-64 14-70 10-74Z" />
          <path d="M8-52C20-54 30-50 34-44 24-46 14-44 7-40 11-44 11-48 8-52Z" />
          <path d="M44-64C54-58 60-50 60-42 54-46 48-48 42-48 46-54 46-60 44-64Z" />
          <path d="M70-24C62-26 56-22 54-16 60-18 68-14 73-8Z" />
          <path d="M72 0C62-4 54-2 48 6 58 4 66 8 70 14Z" />
          <path d="M66 22C58 16 50 16 44 22 52 24 58 30 60 38Z" />
          <path d="M90 2C84 2 80 6 80 12 86 10 92 12 98 14ZM92 32C86 26 80 28 78 32 84 34 88 40 90 46ZM72 54C68 48 62 50 60 54 66 58 66 64 64 70Z" />
        </g>
      </Mirrored>
    </svg>
  );
}
